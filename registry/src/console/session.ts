import type { FastifyRequest } from 'fastify';
import { readCookie } from '../modules/releases/shopper/cookies';

/** Lifetime of the cookie, in seconds: no session is longer. */
const maxAge = 24 * 60 * 60;

export interface ConsoleOrigin {
  /** The console's public URL; undefined when it is where it listens. */
  readonly origin: string | undefined;
}

const isSecure = (request: FastifyRequest, { origin }: ConsoleOrigin) =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false);

/** Behind TLS a name that no other host and no plain connection can set. */
const nameOf = (secure: boolean) => (secure ? '__Host-ops' : 'ops');

/** The session of a browser, in a cookie that no script can read; undefined for an invalid value. */
export function sessionText(request: FastifyRequest, at: ConsoleOrigin): string | undefined {
  const text = readCookie(request.headers.cookie, nameOf(isSecure(request, at)));
  // A token is no session: the console takes people only.
  return text?.startsWith('ses_') ? text : undefined;
}

/** A `Set-Cookie` header; null ends the session. */
export function setSession(request: FastifyRequest, at: ConsoleOrigin, session: string | null): string {
  const secure = isSecure(request, at);
  const age = session === null ? 0 : maxAge;
  const text = `${nameOf(secure)}=${session ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}`;
  return secure ? `${text}; Secure` : text;
}

/** Whether a form was sent from a page of this very origin. Browsers send the origin with every POST. */
export function isOwnForm({ headers: { origin }, host }: FastifyRequest, at: ConsoleOrigin): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === at.origin || new URL(origin).host === host;
}
