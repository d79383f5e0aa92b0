import Documents
import PhotoCopies
import PhotoMetadata
import StringCatalogs

/// The document of a receipt: a card for each copy.
struct ReceiptReport {
  private let receipt: CopyReceipt

  /// Creates the document of a receipt.
  init(_ receipt: CopyReceipt) {
    self.receipt = receipt
  }

  /// The document without its cards.
  var document: Document {
    Document(
      title: LocalizedMessage(receipt.isPlan ? "copy.plan.title" : "copy.receipt.title"),
      subtitle: [.phrase("report.photoCount", .number(receipt.photos.count)), .date(receipt.date)],
      lead: .message(LocalizedMessage(receipt.isPlan ? "copy.plan.lead" : "copy.receipt.lead")),
      footer: [
        Fact(LocalizedMessage("report.footer.date"), .date(receipt.date)),
        Fact(LocalizedMessage("report.footer.toolVersion"), .untrusted(receipt.toolVersion)),
      ],
      producer: "MetaLens", emblem: .emblem)
  }

  /// The cards of the photos.
  var cards: CardList {
    CardList(
      heading: receipt.photos.count > 1 ? LocalizedMessage("report.heading.photos") : nil,
      entries: receipt.photos.enumerated().map { number, photo in
        CardList.Entry(anchor: Self.anchor(number), title: .path(photo.original.file))
      },
      card: card)
  }

  private static func anchor(_ number: Int) -> Anchor {
    Anchor(rawValue: "photo-\(number + 1)")
  }

  private func card(_ number: Int) -> Card {
    let photo = receipt.photos[number]
    var card = Card(anchor: Self.anchor(number), title: .path(photo.original.file))
    guard let copy = photo.copy else {
      card.verdict = Verdict(
        .failed, LocalizedMessage("copy.receipt.notMade"),
        reason: .untrusted(orAbsent: photo.error))
      return card
    }
    let outcome =
      photo.changes.isEmpty
      ? "copy.receipt.identical"
      : photo.pictureChanges == nil ? "copy.receipt.changed" : "copy.receipt.pictureChanged"
    card.verdict = Verdict(.neutral, LocalizedMessage(outcome))
    card.blocks = [.facts(facts(of: photo, copy))]
    let changes = photo.changes + (photo.sidecars ?? []).flatMap(\.changes)
    if !changes.isEmpty { card.blocks.append(.table(table(of: changes))) }
    return card
  }

  private func facts(of photo: CopyReceipt.Photo, _ copy: CopyReceipt.File) -> [Fact] {
    var facts = [
      Fact(LocalizedMessage("copy.receipt.original"), .path(photo.original.file)),
      Fact("sha256", .code(photo.original.sha256)),
      Fact("fileSize", .byteSize(photo.original.size)),
      Fact(LocalizedMessage("copy.receipt.copy"), .path(copy.file)),
    ]
    if !copy.sha256.isEmpty { facts.append(Fact("sha256", .code(copy.sha256))) }
    facts.append(Fact("fileSize", .byteSize(copy.size)))
    for change in photo.pictureChanges ?? [] {
      facts.append(Fact(LocalizedMessage("copy.receipt.pictureChange"), .untrusted(change)))
    }
    let kept = photo.kept.compactMap { PhotoFact.Kind(rawValue: $0) }
    if !kept.isEmpty {
      facts.append(
        Fact(
          LocalizedMessage("copy.receipt.kept"),
          .list(kept.map { .message(LocalizedMessage("report.fact.\($0.rawValue)")) })))
    }
    if let unread = photo.unread {
      facts.append(
        Fact(
          LocalizedMessage("copy.receipt.unread"), .list(unread.map(value))))
    }
    for sidecar in photo.sidecars ?? [] {
      facts.append(
        Fact(
          LocalizedMessage("copy.receipt.sidecar"), .path((sidecar.copy ?? sidecar.original).file)))
      if let unread = sidecar.unread {
        facts.append(
          Fact(LocalizedMessage("copy.receipt.unread"), .list(unread.map(value))))
      }
    }
    if let ended = photo.endedCredentials {
      facts.append(
        Fact(
          LocalizedMessage("copy.kind.credentials"),
          .phrase(
            "copy.credentials.\(ended.state.rawValue)", [.untrusted(orAbsent: ended.signer)])))
    }
    for digest in photo.credentials {
      facts.append(Fact(LocalizedMessage("copy.receipt.credentials"), .code(digest)))
    }
    for digest in photo.ancestors {
      facts.append(Fact(LocalizedMessage("copy.receipt.ancestor"), .code(digest)))
    }
    return facts
  }

  /// A part with what it may hold.
  private func value(_ part: UnreadPart) -> DocumentValue {
    guard !part.mayHold.isEmpty else { return .untrusted(part.structure) }
    return .phrase(
      "copy.unreadPart",
      [.untrusted(part.structure), .list(part.mayHold.map { .message($0.localizedMessage) })])
  }

  private func table(of changes: [MetadataChange]) -> Table {
    Table(
      columns: [
        Table.Column(LocalizedMessage("copy.receipt.structure")),
        Table.Column(LocalizedMessage("copy.receipt.kind")),
        Table.Column(LocalizedMessage("copy.receipt.action"), .short),
        Table.Column(LocalizedMessage("copy.receipt.count"), .number),
      ],
      rows: changes.map { change in
        Table.Row([
          Table.Cell(.untrusted(change.structure)),
          Table.Cell(.message(change.kind.localizedMessage)),
          Table.Cell(.message(LocalizedMessage("copy.action.\(change.action.rawValue)"))),
          Table.Cell(.number(change.count)),
        ])
      })
  }
}
