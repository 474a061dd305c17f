import { RegistryError } from '@shop/protocol';
import type { Sender } from '@shop/server-kit/sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@shop/contracts/registry';

/** Identifies the actor of a token or a session; undefined for one that is unknown, expired or revoked. */
export interface TokenVerifier {
  verify(text: string): Promise<Actor | undefined>;
}

/** The IP address and user agent of a request, for sign-ins. */
export const senderOf = ({ ip, headers }: FastifyRequest): Sender => ({
  address: ip,
  browser: headers['user-agent'] ?? '',
});

const bearer = /^Bearer (\S+)$/;
const decorator = 'actor';

/** The token or session in a request; undefined for none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** The actor of a request. Throws a RegistryError 401 without a valid token or session. */
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
      ? 'This session has ended. Sign in again.'
      : text.startsWith('pub_')
        ? 'The token of this pipeline is unknown, revoked or expired. Run the pipeline again.'
        : 'This token is unknown, revoked or expired. Ask an admin for a new one.',
  );
}

/** Decorates requests with their actor. */
export const knowCallers = (app: FastifyInstance): void => {
  app.decorateRequest(decorator, null);
};

/** Stores the actor of a request, for its route. Throws a RegistryError 401 without a valid token or session. */
export async function identify(request: FastifyRequest, callers: TokenVerifier): Promise<Actor> {
  const actor = await callerOf(request, callers);
  request.setDecorator<Actor>(decorator, actor);
  return actor;
}

/** The actor of an authorized request. */
export const actorOf = (request: FastifyRequest): Actor => request.getDecorator<Actor>(decorator);

/** Schema properties of a route that needs a token. */
export const withToken = { security: [{ token: [] }] } as const;
