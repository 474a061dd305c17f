import { cookieName, readCookie, setCookieText } from '@shop/server-kit/cookies';
import type { FastifyRequest } from 'fastify';
import { passkeyAttemptMs } from '@shop/server-kit/passkeys';
import { attemptMs, consoleSessionSeconds } from '../durations';

const sessionCookie = { name: 'ops', seconds: consoleSessionSeconds, sameSite: 'strict' } as const;
/** Lax, so that the browser sends it when the provider redirects back. */
const attemptCookie = { name: 'ops-attempt', seconds: attemptMs / 1000, sameSite: 'lax' } as const;

const passkeyCookie = {
  name: 'ops-passkey',
  seconds: passkeyAttemptMs / 1000,
  sameSite: 'strict',
} as const;

export interface ConsoleOrigin {
  /** The console's public URL; undefined if browsers use the URL that the console listens on. */
  readonly origin: string | undefined;
}

const isSecure = (request: FastifyRequest, { origin }: ConsoleOrigin) =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false);

const read = (request: FastifyRequest, at: ConsoleOrigin, { name }: { readonly name: string }) =>
  readCookie(request.headers.cookie, cookieName(name, isSecure(request, at)));

/** The session of a browser, in a cookie that scripts cannot read; undefined for an invalid value. */
export function sessionText(request: FastifyRequest, at: ConsoleOrigin): string | undefined {
  const text = read(request, at, sessionCookie);
  // Tokens are not accepted as sessions.
  return text?.startsWith('ses_') ? text : undefined;
}

/** A `Set-Cookie` header; null ends the session. */
export const setSession = (request: FastifyRequest, at: ConsoleOrigin, session: string | null): string =>
  setCookieText({ ...sessionCookie, value: session, secure: isSecure(request, at) });

/** A pending OpenID Connect sign-in of this browser. */
export interface BrowserAttempt {
  readonly attempt: string;
  /** The requested page, to open after sign-in. */
  readonly next: string;
}

export function readAttempt(request: FastifyRequest, at: ConsoleOrigin): BrowserAttempt | undefined {
  const [attempt, next = ''] = read(request, at, attemptCookie)?.split('.') ?? [];
  return attempt ? { attempt, next: Buffer.from(next, 'base64url').toString() } : undefined;
}

/** A `Set-Cookie` header; null removes the attempt. */
export function setAttempt(request: FastifyRequest, at: ConsoleOrigin, begun: BrowserAttempt | null): string {
  const value = begun && `${begun.attempt}.${Buffer.from(begun.next).toString('base64url')}`;
  return setCookieText({ ...attemptCookie, value, secure: isSecure(request, at) });
}

/** The pending passkey registration or sign-in of this browser; undefined for none. */
export const readPasskeyAttempt = (request: FastifyRequest, at: ConsoleOrigin): string | undefined =>
  read(request, at, passkeyCookie);

/** A `Set-Cookie` header; null removes the attempt. */
export const setPasskeyAttempt = (
  request: FastifyRequest,
  at: ConsoleOrigin,
  attempt: string | null,
): string => setCookieText({ ...passkeyCookie, value: attempt, secure: isSecure(request, at) });

/** Whether a form was sent from the same origin. Browsers send the origin with every POST. */
export function isOwnForm({ headers: { origin }, host }: FastifyRequest, at: ConsoleOrigin): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === at.origin || new URL(origin).host === host;
}
