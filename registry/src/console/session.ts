import type { FastifyRequest } from 'fastify';
import { readCookie } from '../modules/shopper/cookies';

/** Lifetime of the cookie, in seconds: no session is longer. */
const maxAge = 24 * 60 * 60;

export interface ConsoleOrigin {
  /** The console's public URL; undefined when it is where it listens. */
  readonly origin: string | undefined;
}

const isSecure = (request: FastifyRequest, { origin }: ConsoleOrigin) =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false);

/** Behind TLS a name that no other host and no plain connection can set. */
const nameOf = (secure: boolean, name = 'ops') => (secure ? `__Host-${name}` : name);

/** The session of a browser, in a cookie that no script can read; undefined for an invalid value. */
export function sessionText(request: FastifyRequest, at: ConsoleOrigin): string | undefined {
  const text = readCookie(request.headers.cookie, nameOf(isSecure(request, at)));
  // A token is no session: the console takes people only.
  return text?.startsWith('ses_') ? text : undefined;
}

interface Cookie {
  readonly name: string;
  /** Null removes it. */
  readonly value: string | null;
  /** In seconds. */
  readonly age: number;
  readonly sameSite: 'Strict' | 'Lax';
}

function setCookie(request: FastifyRequest, at: ConsoleOrigin, cookie: Cookie): string {
  const { name, value, age, sameSite } = cookie;
  const secure = isSecure(request, at);
  const text = `${nameOf(secure, name)}=${value ?? ''}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${value === null ? 0 : age}`;
  return secure ? `${text}; Secure` : text;
}

/** A `Set-Cookie` header; null ends the session. */
export const setSession = (request: FastifyRequest, at: ConsoleOrigin, session: string | null): string =>
  setCookie(request, at, { name: 'ops', value: session, age: maxAge, sameSite: 'Strict' });

const attemptName = 'ops-attempt';
const attemptAge = 10 * 60;

/** A sign-in at the OpenID Connect provider that this browser has begun. */
export interface BrowserAttempt {
  readonly attempt: string;
  /** Where it leads, as it was asked for. */
  readonly next: string;
}

export function readAttempt(request: FastifyRequest, at: ConsoleOrigin): BrowserAttempt | undefined {
  const text = readCookie(request.headers.cookie, nameOf(isSecure(request, at), attemptName));
  const [attempt, next = ''] = text?.split('.') ?? [];
  return attempt ? { attempt, next: Buffer.from(next, 'base64url').toString() } : undefined;
}

/** A `Set-Cookie` header. It is sent along when the provider leads back here, and so cannot be strict. */
export function setAttempt(request: FastifyRequest, at: ConsoleOrigin, begun: BrowserAttempt | null): string {
  const value = begun && `${begun.attempt}.${Buffer.from(begun.next).toString('base64url')}`;
  return setCookie(request, at, { name: attemptName, value, age: attemptAge, sameSite: 'Lax' });
}

/** Whether a form was sent from a page of this very origin. Browsers send the origin with every POST. */
export function isOwnForm({ headers: { origin }, host }: FastifyRequest, at: ConsoleOrigin): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === at.origin || new URL(origin).host === host;
}
