/** What the registry refuses, with the HTTP status that says why and a message that says what to do. */
export class RegistryError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'RegistryError';
  }
}
