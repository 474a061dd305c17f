import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a session lives after it was last seen, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** `__Host-` binds the cookie to this host and to HTTPS; browsers refuse the prefix without it. */
const nameFor = (secure: boolean) => (secure ? '__Host-session' : 'session');

export interface SessionCookie {
  /** The token that came with the request, if one did. */
  read(request: FastifyRequest): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** The session's cookie. `httpsOutside` says that browsers reach the shop by HTTPS even if this process is not. */
export function createSessionCookie(httpsOutside: boolean): SessionCookie {
  const isSecure = (request: FastifyRequest) => httpsOutside || request.protocol === 'https';
  const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
  return {
    read: (request) => request.cookies[nameFor(isSecure(request))],
    write(request, reply, token) {
      const secure = isSecure(request);
      reply.setCookie(nameFor(secure), token, { ...options(secure), maxAge: SESSION_SECONDS });
    },
    clear(request, reply) {
      const secure = isSecure(request);
      reply.clearCookie(nameFor(secure), options(secure));
    },
  };
}
