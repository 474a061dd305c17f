export interface RefusalDetails {
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number;
  /** What a program needs of the refusal, beside `status` and `message` in the response. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A refusal of the registry, with its HTTP status and a message that says what to do. */
export class RegistryError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'RegistryError';
  }
}
