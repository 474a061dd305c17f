/** Rethrows the refusal of an environment, with the variable that names it. */
export function namingVariable(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`RELEASE_ENVIRONMENT: ${reason}`, { cause: error });
}
