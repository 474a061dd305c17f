import type {} from '@fastify/cookie';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-` binds the cookie to this host and to HTTPS; browsers refuse the prefix without it. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The value of a cookie in a `Cookie` header; undefined when it is absent or malformed. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '', { decode })[name];

interface CookieOptions {
  readonly name: string;
  /** Null removes the cookie. */
  readonly value: string | null;
  /** Its lifetime. */
  readonly seconds: number;
  readonly secure: boolean;
  /** `lax` when absent. */
  readonly sameSite?: 'strict' | 'lax';
  /** Whether scripts of the page can read it; false when absent. */
  readonly readable?: boolean;
}

/** A `Set-Cookie` header for a cookie of this host. */
export function setCookieText({ value, seconds, secure, ...options }: CookieOptions): string {
  return stringifySetCookie({
    name: cookieName(options.name, secure),
    value: value ?? '',
    path: '/',
    maxAge: value === null ? 0 : seconds,
    httpOnly: !options.readable,
    secure,
    sameSite: options.sameSite ?? 'lax',
  });
}

/** A cookie that scripts cannot read and that other sites' forms do not send: HttpOnly, SameSite=Lax, Secure behind TLS. */
export interface HostCookie {
  /** Its value in the request; undefined when it is absent. */
  read(request: FastifyRequest): string | undefined;
  /** True if it has the name for plain HTTP although the shopper uses HTTPS; set it again. */
  isOldName(request: FastifyRequest): boolean;
  write(request: FastifyRequest, reply: FastifyReply, value: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * A cookie with a lifetime in seconds, for apps with `@fastify/cookie`. `isPublicHttps` means that browsers use HTTPS
 * even if this process does not serve it. With HTTPS, the name without prefix is also read, for browsers with an
 * older cookie.
 */
export function createHostCookie({
  name,
  seconds,
  isPublicHttps,
}: {
  readonly name: string;
  readonly seconds: number;
  readonly isPublicHttps: boolean;
}): HostCookie {
  const isSecure = (request: FastifyRequest) => isPublicHttps || request.protocol === 'https';
  const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
  const own = ({ cookies }: FastifyRequest, secure: boolean) => cookies[cookieName(name, secure)];
  const isOldName = (request: FastifyRequest) =>
    isSecure(request) && own(request, true) === undefined && own(request, false) !== undefined;
  return {
    read: (request) => own(request, isSecure(request)) ?? own(request, false),
    isOldName,
    write(request, reply, value) {
      const secure = isSecure(request);
      reply.setCookie(cookieName(name, secure), value, { ...options(secure), maxAge: seconds });
      if (secure && own(request, false) !== undefined) reply.clearCookie(name, options(true));
    },
    clear(request, reply) {
      const secure = isSecure(request);
      reply.clearCookie(cookieName(name, secure), options(secure));
      if (secure && own(request, false) !== undefined) reply.clearCookie(name, options(true));
    },
  };
}
