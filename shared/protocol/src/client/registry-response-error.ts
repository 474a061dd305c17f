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
