import type { FastifyRequest } from 'fastify';
import { readCookie } from '../modules/releases/shopper/cookies';

const name = 'ops';

/**
 * The session is the token itself, in a cookie that no script can read and that goes nowhere but to the console. So a
 * token that is revoked ends the session at once, and the server keeps no list of sessions.
 */
export function sessionToken(request: FastifyRequest): string | undefined {
  return readCookie(request.headers.cookie, name) || undefined;
}

/** A `Set-Cookie` header that lasts until the browser is closed; null ends the session. */
export function setSession(token: string | null, secure: boolean): string {
  const text = `${name}=${encodeURIComponent(token ?? '')}; Path=/ops; HttpOnly; SameSite=Strict`;
  return `${text}${token === null ? '; Max-Age=0' : ''}${secure ? '; Secure' : ''}`;
}

/** Whether a form was sent from a page of this very origin. A browser names the origin with every POST. */
export function isOwnForm({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
