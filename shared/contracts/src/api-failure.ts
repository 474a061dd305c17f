/** What a failed API request leaves the caller with: the server's status and message, or the transport's. */
export interface ApiFailure {
  readonly status: number;
  readonly message: string;
}

/** Tells an ApiFailure from anything else that may have been thrown. */
export function isApiFailure(value: unknown): value is ApiFailure {
  if (typeof value !== 'object' || value === null) return false;
  const { status, message } = value as Record<string, unknown>;
  return typeof status === 'number' && typeof message === 'string';
}
