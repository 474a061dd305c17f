/** What a registry in another process refused, or that it did not answer (status 0). */
export class RegistryAnswerError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The whole answer: `problems` of 422, `head` of 412, `frozen` of 423. */
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'RegistryAnswerError';
  }
}
