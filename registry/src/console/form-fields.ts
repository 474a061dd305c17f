import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnForm, type ConsoleOrigin } from './session';

/** A field as it was typed: a password may begin or end with a space. A missing field is empty. */
export const typedOf = (request: FastifyRequest, name: string): string => {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof body[name] === 'string' ? body[name] : '';
};

/** A field without surrounding white space. */
export const fieldOf = (request: FastifyRequest, name: string): string => typedOf(request, name).trim();

/** A form's fields, by name. */
export const fieldsOf = <Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;

/** Whether a checkbox was ticked. */
export const isTicked = (value: string | undefined): boolean => value === 'on';

/** The page to open after sign-in: only a page of the console, never a URL injected into a link. */
export const safeNext = (next: string): string =>
  /^\/ops(?:[/?][\w\-/?=&.%+*@:]*)?$/.test(next) ? next : '/ops';

/** A hook that rejects forms from other origins. */
export const refuseForeignForm =
  (at: ConsoleOrigin) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnForm(request, at)) return;
    await reply.code(403).type('text/plain').send('This form was not sent by the console.');
  };
