import { inertPolicy, strictTransport } from '@shop/config/security-headers';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ApiError } from './api-error';

/** Default headers of every response. Routes that serve HTML override them. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': inertPolicy,
  'cache-control': 'no-store',
} as const;

/** Headers that depend on the request. */
export function requestHeaders(request: FastifyRequest): Record<string, string> {
  const own: Record<string, string> = { 'x-request-id': request.id };
  if (request.protocol === 'https') own['strict-transport-security'] = strictTransport;
  return own;
}

/** Hook: sets the headers of every response. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  reply.headers(securityHeaders).headers(requestHeaders(request));
  done();
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True on routes for other servers, which do not send an Origin and authenticate by a signature or keys. */
    readonly crossSite?: boolean;
  }
}

/** The origin at which a request reached this server. */
export const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

function isOurs(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request) || allowed.has(origin);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Hook against cross-site request forgery: a request that changes something needs an Origin of the shop, or
 * `Sec-Fetch-Site: same-origin` if it has no Origin. `allowedOrigins` are additional to the API's own, such as the
 * public one behind a proxy.
 */
export function createOriginCheck(allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins);
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isHarmless = SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite;
    if (isHarmless || isOurs(request, allowed)) done();
    else
      done(
        new ApiError(
          403,
          'This request came from another site, so it was rejected. Reload the page and try again.',
        ),
      );
  };
}
