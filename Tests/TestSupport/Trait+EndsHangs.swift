public import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// The time counts from the moment at which the test could start, while others may still use all
  /// processors. So the limit is longer than all tests together take on a slow machine.
  public static var endsHangs: Self { .timeLimit(.minutes(45)) }
}
