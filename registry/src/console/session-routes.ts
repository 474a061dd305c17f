import { RegistryAnswerError } from '@shop/packer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInPage } from './pages/sign-in-page';
import { refusalText } from './refusal-text';
import { registryCalls } from './registry-calls';
import { isOwnForm, setSession } from './session';
import { sendPage, type ConsoleRequests } from './console-request';

/** Fields of a form; a missing one is empty. */
export const fieldOf = (request: FastifyRequest, name: string): string => {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof body[name] === 'string' ? body[name].trim() : '';
};

/** Refuses a form that another site has sent. */
export async function refuseForeignForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isOwnForm(request)) return;
  await reply.code(403).type('text/plain').send('This form was not sent by the console.');
}

/** Only a page of the console, never an address that somebody put into a link. */
const safeNext = (next: string) => (/^\/ops(?:[/?][\w\-/?=&.%+*@:]*)?$/.test(next) ? next : '/ops');

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get('/sign-in', (_request, reply) =>
    sendPage(reply, 200, signInPage(requests.frame(), { refusal: null, next: '/ops' })),
  );

  app.post('/sign-in', { preHandler: refuseForeignForm }, async (request, reply) => {
    const token = fieldOf(request, 'token');
    const next = safeNext(fieldOf(request, 'next'));
    const secure = request.protocol === 'https';
    try {
      // What cannot stand in a header is no token.
      if (!/^[\w-]{1,200}$/.test(token)) {
        throw new RegistryAnswerError(401, 'That does not look like a token of the registry.', {});
      }
      await registryCalls(app, token).get('/whoami');
      return await reply.header('set-cookie', setSession(token, secure)).redirect(next, 303);
    } catch (error) {
      const refusal = refusalText(error);
      const { status } = error as RegistryAnswerError;
      return sendPage(reply, status, signInPage(requests.frame(), { refusal, next }));
    }
  });

  app.post('/sign-out', { preHandler: refuseForeignForm }, (request, reply) =>
    reply.header('set-cookie', setSession(null, request.protocol === 'https')).redirect('/ops/sign-in', 303),
  );
}
