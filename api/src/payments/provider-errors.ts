/** The provider could not be asked, or its answer was lost: the outcome is unknown and the call may be repeated. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood the call and said no; repeating it changes nothing. */
export class ProviderRefused extends Error {
  /** `description` is the provider's own sentence, for logs rather than shoppers. */
  constructor(
    readonly status: number,
    readonly description: string,
  ) {
    super(`The payment provider refused (${status}): ${description}`);
    this.name = 'ProviderRefused';
  }
}
