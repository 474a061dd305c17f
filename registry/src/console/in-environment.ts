import type { FastifyInstance, FastifyRequest } from 'fastify';
import { liveEnv } from '../domain/live-env';

/** Where the console has pages of an environment that is not `live`. */
export const environmentPrefix = '/ops/in/:env(^[a-z][a-z0-9-]{0,39}$)';

/** The page of an environment that has this address for `live`, such as `/ops/rollouts`. */
export const addressIn = (env: string, address: string): string =>
  `/ops/in/${env}${address.slice('/ops'.length)}`;

/** The environment of a request's address. */
export const environmentOf = ({ params }: FastifyRequest): string =>
  (params as { readonly env?: string } | null)?.env ?? liveEnv;

/** An attribute with an address of the console: neither a built file nor a page of a certain environment. */
const ownAddress = /( (?:href|action|data-figures|data-console))="\/ops(?=["/?])(?!\/(?:assets|in)\/)/g;

/**
 * Serves the pages of another environment: they are written with the addresses of `live`, and everything on them leads to
 * pages and forms of the same environment. Texts of people cannot be taken for an attribute, as their quotes are escaped.
 */
export function stayInEnvironment(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (environmentOf(request) !== liveEnv || request.method !== 'GET') return;
    await reply.redirect(request.url.replace(addressIn(liveEnv, '/ops'), '/ops'), 303);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const env = environmentOf(request);
    const location = reply.getHeader('location');
    if (typeof location === 'string' && /^\/ops(?!\/in\/)/.test(location) && env !== liveEnv) {
      reply.header('location', addressIn(env, location));
    }
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || typeof payload !== 'string') return payload;
    return payload.replace(ownAddress, `$1="${addressIn(env, '/ops')}`);
  });
}
