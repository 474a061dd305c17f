/** A failed API request: the server's status and message, or the transport's. */
export interface ApiFailure {
  readonly status: number;
  readonly message: string;
  /** The name of the field that the server rejected, if it named one. */
  readonly field?: string;
}

/** Type guard for an ApiFailure among thrown values. */
export function isApiFailure(value: unknown): value is ApiFailure {
  if (typeof value !== 'object' || value === null) return false;
  const { status, message } = value as Record<string, unknown>;
  return typeof status === 'number' && typeof message === 'string';
}
