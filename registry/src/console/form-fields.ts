import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnForm, type ConsoleOrigin } from './session';

/** Fields of a form; a missing one is empty. */
export const fieldOf = (request: FastifyRequest, name: string): string => {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof body[name] === 'string' ? body[name].trim() : '';
};

/** A field untrimmed: a password may begin or end with a space. */
export const typedOf = (request: FastifyRequest, name: string): string => {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof body[name] === 'string' ? body[name] : '';
};

/** A hook that rejects forms from another origin. */
export const refuseForeignForm =
  (at: ConsoleOrigin) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnForm(request, at)) return;
    await reply.code(403).type('text/plain').send('This form was not sent by the console.');
  };
