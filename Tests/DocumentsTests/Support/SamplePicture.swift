import Foundation

/// A small picture of a sky over grass, made for tests.
enum SamplePicture {
  /// The bytes of the JPEG file.
  static let jpeg = Array(
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarY\
        qMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4\
        +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAB4AKADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw\
        QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK\
        FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmq\
        KjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB\
        AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRob\
        HBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE\
        hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+P\
        n6/9oADAMBAAIRAxEAPwBaKKK2MgooooAKKKKACiiigAooooAKKKKACiiigAooooAKKKKACiiigBKKKKQwooooAKKK\
        KACiiigAooooAKKKKACiiigAooooAKKKKACiiigAoooqSgooooAKKKKACiiigAooooAKKKKACiiigAooooAKKKKACi\
        iigAopKKQxaKSigBaKSigBaKSigBaKSigBaKSigBaKSigBaKSigBaKSigBaKSigAoooqRhRRRQAUUUUAFFFFABRRRQ\
        AUUUUAFFFFABRRRQAUUUUAFFFFAFaiiioJCiiigAooopgFFFFABRRRQAUUUUAFFFFABRRRTAKKKKACiiigAoooqQCi\
        iigAooopgFFFFABRRRQAUUUUAFFFFABRRRTAKKKKACiiigAoooqQCiiigAooopgFFFFABRRRQAUUUUAFFFFABRRRTA\
        KKKKACiiigD/2Q==
        """) ?? Data())
}
