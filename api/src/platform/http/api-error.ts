/** A failure with a status and a message for a shopper to read; the error handler turns it into the response. */
export class ApiError extends Error {
  readonly status: number;
  /** More fields of the response's body, such as the right amount. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds for a Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    options: { extra?: Readonly<Record<string, unknown>>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
  }
}
