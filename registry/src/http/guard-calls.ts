import type { FastifyInstance } from 'fastify';
import { requireRight, type Subject } from '../domain/roles';
import { identify, type TokenVerifier } from '../platform/http/caller';
import { rights, type Needed } from './rights';

const neededFor = (method: string, url: string, prefix: string): Needed | undefined =>
  // A route for GET also serves HEAD.
  rights[`${method === 'HEAD' ? 'GET' : method} ${url.slice(prefix.length)}`];

/**
 * Authorizes every call: the one place that checks rights, before the call is validated. Throws an
 * Error at startup for a route that is not in the table of rights.
 */
export function guardCalls(app: FastifyInstance, callers: TokenVerifier): void {
  const { prefix } = app;
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (neededFor(one, url, prefix) === undefined)
        throw new Error(`${one} ${url} has no entry in registry/src/http/rights.ts.`);
    }
  });
  app.addHook('preValidation', async (request) => {
    const needed = request.is404
      ? 'anybody'
      : neededFor(request.method, request.routeOptions.url ?? '', prefix);
    if (needed === 'anybody' || needed === 'session') return;
    const actor = await identify(request, callers);
    if (needed) requireRight(actor, needed, request.params as Subject);
  });
}
