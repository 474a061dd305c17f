import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that no script reads and no other site's form sends: HttpOnly, SameSite=Lax, Secure behind TLS. */
export interface HostCookie {
  /** What came with the request, if anything did. */
  read(request: FastifyRequest): string | undefined;
  /** True when it came under the name of plain HTTP although the shopper came by HTTPS: write it again. */
  isOldName(request: FastifyRequest): boolean;
  write(request: FastifyRequest, reply: FastifyReply, value: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** `__Host-` binds the cookie to this host and to HTTPS; browsers refuse the prefix without it. */
const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/**
 * A cookie that lives so many seconds. `httpsOutside` says that browsers reach the shop by HTTPS even if this process is
 * not. Behind HTTPS the name without a prefix is still read, for browsers that have it from before.
 */
export function createHostCookie({
  name,
  seconds,
  httpsOutside,
}: {
  readonly name: string;
  readonly seconds: number;
  readonly httpsOutside: boolean;
}): HostCookie {
  const isSecure = (request: FastifyRequest) => httpsOutside || request.protocol === 'https';
  const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
  const own = ({ cookies }: FastifyRequest, secure: boolean) => cookies[nameOf(name, secure)];
  const isOldName = (request: FastifyRequest) =>
    isSecure(request) && own(request, true) === undefined && own(request, false) !== undefined;
  return {
    read: (request) => own(request, isSecure(request)) ?? own(request, false),
    isOldName,
    write(request, reply, value) {
      const secure = isSecure(request);
      reply.setCookie(nameOf(name, secure), value, { ...options(secure), maxAge: seconds });
      if (secure && own(request, false) !== undefined) reply.clearCookie(name, options(true));
    },
    clear(request, reply) {
      const secure = isSecure(request);
      reply.clearCookie(nameOf(name, secure), options(secure));
      if (secure && own(request, false) !== undefined) reply.clearCookie(name, options(true));
    },
  };
}
