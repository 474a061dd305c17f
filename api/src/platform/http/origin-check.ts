import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ApiError } from './api-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True on routes that other servers call: they send no Origin, and prove by a signature or keys who they are. */
    readonly crossSite?: boolean;
  }
}

const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

function isOurs(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request) || allowed.has(origin);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Hook against requests that another site sends with the shopper's cookie: what changes something must say that it
 * comes from the shop's pages. `allowedOrigins` are those besides the API's own, such as the public one behind a proxy.
 */
export function createOriginCheck(allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins);
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isHarmless = SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite;
    if (isHarmless || isOurs(request, allowed)) done();
    else done(new ApiError(403, 'This request did not come from the shop.'));
  };
}
