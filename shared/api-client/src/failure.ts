import type { ApiFailure } from '@shop/contracts';

const fallbackStatus = 500;
const fallbackMessage = 'Something went wrong';

/** A body's fields; a response that is not a JSON object has none. */
export function parseFields(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const orFallback = (message: unknown) => (typeof message === 'string' && message ? message : fallbackMessage);

/** The failure of an error response, with its message and its field if it has them. */
export function serverFailure(status: number, body: Readonly<Record<string, unknown>> | null): ApiFailure {
  const field = body?.field;
  return { status, message: orFallback(body?.message), ...(typeof field === 'string' && { field }) };
}

/** The failure for a thrown error: of the network, of a deadline, or of code. */
export function transportFailure(thrown: unknown): ApiFailure {
  const message =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : null;
  return { status: fallbackStatus, message: orFallback(message) };
}

/** A successful response that cannot be parsed, as from a captive portal, which returns a page for every request. */
export const unreadable: ApiFailure = { status: fallbackStatus, message: fallbackMessage };
