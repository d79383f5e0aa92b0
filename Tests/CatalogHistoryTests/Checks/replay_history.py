"""Replays every commit of a repository and lists the outdated translations of its catalogs.

Nothing here is taken from CatalogHistory: git is asked for all commits and their parents, each version is read with
json, and for each key, language and form the source text of the commit is kept that gave the translation its meaning.
Usage: replay_history.py REPOSITORY CATALOG...
"""
import json, subprocess, sys, re, unicodedata
def git(root,*a,inp=None): return subprocess.run(['git','-C',root,*a],input=inp,stdout=subprocess.PIPE,stderr=subprocess.DEVNULL,check=False).stdout
QUOTES={0x2018:"'",0x2019:"'",0x201A:"'",0x201B:"'",0x2032:"'",0x2033:'"',0xAB:'"',0xBB:'"',0x2212:'-',0x2026:'...',0x3002:'.',0xFF0E:'.'}
for c in range(0x201C,0x2020): QUOTES[c]='"'
for c in range(0x2010,0x2016): QUOTES[c]='-'
for c in (0xAD,0x200B,0x200E,0x200F,0x2060,0xFEFF): QUOTES[c]=''
def fold(t):
    t=unicodedata.normalize('NFC',t).translate(QUOTES).lower()
    return re.sub(r'\s+',' ',t).strip().rstrip(' .')
def leaves(loc):
    out={}
    def walk(o,path):
        if not isinstance(o,dict): return
        u=o.get('stringUnit')
        if isinstance(u,dict) and isinstance(u.get('value'),str): out[path]=(u['value'],u.get('state'))
        s=o.get('stringSet')
        if isinstance(s,dict):
            for i,v in enumerate(s.get('values') or []):
                if isinstance(v,str): out[path+('e:%d'%i,)]=(v,s.get('state'))
        for axis,cases in (o.get('variations') or {}).items():
            if isinstance(cases,dict):
                for name,c in cases.items(): walk(c,path+(axis+':'+name,))
    walk(loc,())
    for name,s in (loc.get('substitutions') or {}).items(): walk(s,('s:'+name,))
    return {p:v for p,v in out.items() if v[0]}
def identifier(k):
    if not all(0x21<=ord(c)<0x7f for c in k): return False
    m=re.fullmatch(r'([A-Za-z]*)([.!?:]{0,3})',k)
    if not m or not m[1] or not m[1][0].isupper(): return True
    w=m[1]
    return any(c.isupper() for c in w[1:]) and not w.isupper()
def source(key,entry,lang):
    f=leaves((entry.get('localizations') or {}).get(lang) or {})
    f={p:t for p,(t,_) in f.items()}
    if f: return f
    return {():key,'\0key':True} if not identifier(key) else {'\0key':True}
def comparable(a,b):
    if ('\0key' in a)==('\0key' in b): return True
    x,y=[set(w for p,t in f.items() if p!='\0key' for w in words(t)) for f in (a,b)]
    latin=[not any(ord(c)>=0x370 and c.isalpha() for p,t in f.items() if p!='\0key' for c in t) for f in (a,b)]
    a,b=[' '.join(t for p,t in f.items() if p!='\0key') for f in (a,b)]
    return (bool(x&y) or letters_alike(a,b,1)) and latin[0]==latin[1]
def pick(forms,path):
    forms={p:t for p,t in (forms or {}).items() if p!='\0key'}
    if not forms: return None
    if len(forms)==1: return next(iter(forms.values()))
    if path in forms: return forms[path]
    def sub(p): return p[0] if p and p[0].startswith('s:') else None
    def name(a,p): return next((x[len(a)+1:] for x in p if x.startswith(a+':')),None)
    best=None
    for p,t in forms.items():
        s=100 if sub(p)==sub(path) else 0
        for a in ('plural','device'):
            x,y=name(a,path),name(a,p)
            s+=4 if x==y else 3 if y=='other' else 2 if y is None else 0
        if path[-1:]==p[-1:]: s+=1
        if best is None or s>best[0]: best=(s,t)
    return best[1]
def visible(forms): return any(p!='\0key' for p in forms)
def words(t): return set(w for w in re.split(r'[^\w]|_',t.lower()) if w)
def alike(a,b):
    if fold(a)==fold(b): return True
    x,y=words(a),words(b); c=len(x&y)
    if c and c*2>=max(len(x),len(y)): return True
    o,n=a.lower().encode()[:200],b.lower().encode()[:200]
    p=0
    while p<min(len(o),len(n)) and o[p]==n[p]: p+=1
    s=0
    while s<min(len(o),len(n))-p and o[-1-s]==n[-1-s]: s+=1
    return p+s>=4 and (p+s)*4>=max(len(o),len(n))*3
def letters_alike(a,b,least):
    # Letters of scripts without spaces between words.
    x,y=[set(c for c in t if 0x3040<=ord(c)<0x3100 or unicodedata.name(c,'').startswith(('CJK UNIFIED','CJK COMPAT')) or c in '\u3006\u3007') for t in (a,b)]
    m=max(len(x),len(y))
    return m>=least and 2*len(x&y)>=m
class Version:
    def __init__(self,data):
        d=json.loads(data); self.lang=d.get('sourceLanguage') or 'en'
        s=d['strings']
        if not isinstance(s,dict): raise ValueError
        self.entries={}
        for k,e in s.items():
            if not isinstance(e,dict): continue
            tr={}
            for l,loc in (e.get('localizations') or {}).items():
                if l==self.lang or not isinstance(loc,dict): continue
                for p,(t,st) in leaves(loc).items(): tr[(l,p)]=(fold(t),st,t)
            self.entries[k]=(source(k,e,self.lang),tr)
cache={}
def version(root,blob):
    if blob is None: return None
    if blob not in cache:
        if len(cache)>40: cache.clear()
        try: cache[blob]=Version(git(root,'cat-file','blob',blob))
        except Exception: cache[blob]=None
    return cache[blob]
def replay(root,path):
    """Returns {(key,language,form): (state of knowledge)} at HEAD."""
    # Every commit, no simplification by git.
    lines=[l.split() for l in git(root,'rev-list','--topo-order','--reverse','--parents','HEAD').decode().splitlines()]
    # The names of the file, back in time, from git itself.
    names={path}; frontier={path}
    adds=git(root,'log','-m','--format=@%H','--name-status','-M','--diff-filter=R','--','*.xcstrings').decode('utf8','replace')
    ren={}; c=None
    for l in adds.splitlines():
        if l.startswith('@'): c=l[1:].split()[0]
        elif l.startswith('R'):
            _,o,n=l.split('\t'); ren.setdefault(c,{})[n]=o
    grown=True
    while grown:
        grown=False
        for c,m in ren.items():
            for n,o in m.items():
                if n in names and o not in names: names.add(o); grown=True
    # The blob of every name at every commit that touches one of them.
    touched=set(git(root,'log','--full-history','-m','--format=%H','HEAD','--',*names).decode().split())
    touched|={l[0] for l in lines if len(l)>2}
    req=''.join('%s:%s\n'%(h,n) for h in touched for n in sorted(names))
    out=git(root,'cat-file','--batch-check=%(objectname) %(objecttype)',inp=req.encode()).decode('utf8','replace').splitlines()
    at={}
    it=iter(out)
    for h in touched:
        for n in sorted(names):
            w=next(it).split()
            at[(h,n)]=w[0] if len(w)==2 and w[1]=='blob' else None
    know={}  # commit -> {name: (blob, {key: (sources, {place: (meaning,state,source,commit)}, present)})}
    children={}
    for l in lines:
        for p in l[1:]: children[p]=children.get(p,0)+1
    for l in lines:
        h,parents=l[0],l[1:]
        pk=[know[p] for p in parents]
        if h not in touched:
            know[h]=pk[0] if pk else {n:(None,{}) for n in names}
        else:
            new={}
            for n in names:
                blob=at[(h,n)]
                old=[k[n] for k in pk]
                if ren.get(h,{}).get(n) in names:
                    for i,k in enumerate(pk):
                        if k[n][0] is None: old[i]=k[ren[h][n]]
                if blob is None: new[n]=(None,old[0][1] if old else {}); continue
                same=[o for o in old if o[0]==blob]
                ver=version(root,blob)
                if ver is None: new[n]=(blob,(old[0][1] if old else {})); continue
                if len(old)==1 and same: new[n]=(blob,old[0][1]); continue
                if same: old=same[:1]+[o for o in old if o is not same[0]]
                new[n]=(blob,step(ver,[o[1] for o in old],h))
            know[h]=new
        for p in parents:
            children[p]-=1
            if not children[p]: know.pop(p,None)
    return know[lines[-1][0]][path]
def step(ver,olds,h):
    res={}
    langs={o['\0lang'] for o in olds if '\0lang' in o}
    if langs and ver.lang not in langs: olds=[]
    base=olds[0] if olds else {}
    gone={k:base[k] for k in base if k!='\0lang' and base[k]['here'] and k not in ver.entries}
    added={k:e for k,e in ver.entries.items() if k not in base or not base[k]['here']}
    # A key is renamed if most of the translations are the same, and the source text is the same,
    # or like that of one entry that is gone.
    def first(f): return next((t for p,t in f.items() if p!='\0key'),None)
    def said(tr,src):
        copies={fold(t) for p,t in src.items() if p!='\0key'}
        return {(p,v[0]) for p,v in tr.items() if v[0] not in copies}
    old={k:said(g['tr'],g['src'][-1]) for k,g in gone.items()}
    renamed={}; like={}
    for k,(src,tr) in added.items():
        mine=said(tr,src); b=first(src)
        near=[(len(mine&o),g) for g,o in old.items() if 2*len(mine&o)>len(mine) and 2*len(mine&o)>=len(o)]
        texts={g:first(gone[g]['src'][-1]) for _,g in near}
        same=[g for g,a in texts.items() if a is not None and b is not None and fold(a)==fold(b)]
        if same: renamed[k]=sorted(same); continue
        def fits(n,g):
            a=texts[g]
            if a is None or b is None: return not visible(gone[g]['src'][-1]) and not visible(src)
            if fold(a)==fold(k) or fold(b)==fold(g): return False
            return n>5 or alike(a,b) or (n>1 and words(a)&words(b)) or letters_alike(a,b,1 if n>1 else 5)
        near=[(n,g) for n,g in near if fits(n,g)]
        most=[g for n,g in near if n==max(near)[0]]
        if len(most)==1: like.setdefault(most[0],[]).append(k)
    taken={g for gs in renamed.values() for g in gs}
    for g,ks in like.items():
        if len(ks)==1 and g not in taken: renamed[ks[0]]=[g]
    for k,(src,tr) in ver.entries.items():
        prev=[o.get(n) for o in olds for n in [k]+renamed.get(k,[])]
        prev=[p for p in prev if p]
        kept=next((p['src'] for p in prev if p['src'][-1]==src),None)
        srcs=kept or ((prev[0]['src'] if prev else [])+[src])
        new={}
        for place,(m,st,raw) in tr.items():
            known=[p['tr'][place] for p in prev if place in p['tr'] and p['tr'][place][0]==m]
            fit=next((x for x in known if x[2]==src),None) or (known[0] if known else None)
            # A text that changed with its source text is new, also if only its form changed.
            if fit is None or kept is None and raw!=fit[4]: new[place]=(m,st,src,h,raw,src); continue
            if st=='translated' and all(x[1]=='needs_review' for x in known): new[place]=(m,st,src,h,raw,src); continue
            # What nobody could have seen is not what a translation was made from.
            made=src if not visible(fit[2]) else fit[2]
            new[place]=(m,st,made,fit[3],raw,src if raw!=fit[4] or not visible(fit[5]) else fit[5])
        res[k]={'src':srcs,'tr':new,'here':True}
    for o in olds[:1]:
        for k,v in o.items():
            if k!='\0lang' and k not in res: res[k]=dict(v,here=False)
    res['\0lang']=ver.lang
    return res
def outdated(root,path):
    blob,state=replay(root,path)
    d=json.loads(git(root,'cat-file','blob',blob))
    for k,e in d['strings'].items():
        if not isinstance(e,dict) or e.get('shouldTranslate') is False or k not in state: continue
        src=state[k]['src'][-1]
        for (l,p),(m,st,s,h,raw,written) in state[k]['tr'].items():
            a,b=pick(s,p),pick(src,p)
            if a is not None and b is not None and fold(a)==fold(b) and pick(written,p)==b: continue
            if a is None or b is None or a==b or fold(b)==m or not comparable(s,src): continue
            yield (path,k,l,'/'.join(p),'meaning' if fold(a)!=fold(b) else 'form',a,b,h)
if __name__=='__main__':
    esc=lambda s:s.replace('\\','\\\\').replace('\n','\\n').replace('\t','\\t')
    for path in sys.argv[2:]:
        for row in outdated(sys.argv[1],path): print('\t'.join(map(esc,row)))
