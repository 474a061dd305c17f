import { requiredRights } from '@shop/server-kit';
import type { FastifyInstance } from 'fastify';
import { requireRight, type Subject } from '../domain/roles';
import { identify, type TokenVerifier } from '../platform/http/caller';
import { rights } from './rights';

interface Services {
  readonly callers: TokenVerifier;
  readonly environments: { require(env: string): Promise<void> };
}

/**
 * Authorizes every call by its method and path before it is validated. Routes and services also check rights for the remotes and
 * environments in the body. A call with a token in an unknown environment is a 404. Throws an Error at startup for a route that is
 * not in the table of rights.
 */
export function guardCalls(app: FastifyInstance, { callers, environments }: Services): void {
  const neededBy = requiredRights(app, rights, 'registry/src/http/rights.ts');
  app.addHook('preValidation', async (request) => {
    const needed = neededBy(request);
    if (needed === 'public' || needed === 'session') return;
    const actor = await identify(request, callers);
    if (needed) requireRight(actor, needed, request.params as Subject);
  });
  app.addHook('preHandler', async (request) => {
    const { env } = request.params as Subject;
    if (env !== undefined && neededBy(request) !== 'public') await environments.require(env);
  });
}
