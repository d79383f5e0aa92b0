#import <Foundation/Foundation.h>
#import "Header.h"

// NSLocalizedString(@"In a comment", nil)
/* NSLocalizedString(@"In another comment", nil) */

#define HELLO NSLocalizedString(@"Hello", @"A greeting.")

@implementation Messages

- (NSString *)title {
  if (self.isNew) return NSLocalizedString(@"New \"Book\"", @"A title, with quotes.");
  return NSLocalizedStringFromTable(@"Old " @"Book", @"Errors", nil);
}

- (NSString *)message {
  NSString *format = NSLocalizedStringWithDefaultValue(
      @"book.count", nil, NSBundle.mainBundle, @"%d books", @"The number of books.");
  NSLog(@"Not localized: %c", '"');
  return [NSString stringWithFormat:format, 3];
}

@end
