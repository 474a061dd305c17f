import { RegistryError } from '@shop/packer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@shop/contracts/registry';

/** Knows whom a token or a session stands for; undefined for one that is unknown, over or revoked. */
export interface TokenVerifier {
  verify(text: string): Promise<Actor | undefined>;
}

const bearer = /^Bearer (\S+)$/;
const decorator = 'actor';

/** The token or session that a request carries; undefined for none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** Whoever sent the request. Throws a RegistryError 401 without a token or a session that works. */
async function callerOf(request: FastifyRequest, tokens: TokenVerifier): Promise<Actor> {
  const text = bearerOf(request);
  if (!text) {
    throw new RegistryError(401, 'Send a token of the registry: "Authorization: Bearer reg_…".');
  }
  const actor = await tokens.verify(text);
  if (actor) return actor;
  throw new RegistryError(
    401,
    text.startsWith('ses_')
      ? 'This session is over. Sign in again.'
      : 'This token is unknown, revoked or over. Ask an admin for a new one.',
  );
}

/** Lets requests carry who sent them. */
export const knowCallers = (app: FastifyInstance): void => {
  app.decorateRequest(decorator, null);
};

/** Notes whoever sent a request, for its route. Throws a RegistryError 401 without a token or a session that works. */
export async function identify(request: FastifyRequest, callers: TokenVerifier): Promise<Actor> {
  const actor = await callerOf(request, callers);
  request.setDecorator<Actor>(decorator, actor);
  return actor;
}

/** Whoever sent a request that was let pass. */
export const actorOf = (request: FastifyRequest): Actor => request.getDecorator<Actor>(decorator);

/** How a route's schema says that it needs a token. */
export const withToken = { security: [{ token: [] }] } as const;
