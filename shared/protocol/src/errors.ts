export interface RefusalDetails {
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** Machine-readable details of the refusal, in addition to `status` and `message` in the response. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A refusal of the registry, with its HTTP status and a message about what to do. */
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

/** A registry in another process refused a call, or did not respond (status 0). */
export class RegistryResponseError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The response's body: `problems` of 422, `head` of 412, `frozen` of 423. */
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'RegistryResponseError';
  }
}
