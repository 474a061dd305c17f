import { RegistryResponseError } from '@shop/protocol';
import type { NewSession, OpenIdAttempt, OpenIdSignOut } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, type ConsoleRequests } from './console-request';
import { safeNext } from './form-fields';
import { signedInPage, signInPage } from './pages/sign-in';
import { failureText } from './refusal-text';

const callback = '/sign-in/openid/callback';

/** Signing in and out through the OpenID Connect provider. */
export function openIdRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  const refuse = (reply: FastifyReply, error: unknown, next: string) => {
    if (!(error instanceof RegistryResponseError)) throw error;
    const { status, refusal } = failureText(error);
    const { retryAfter } = error.body as { readonly retryAfter?: number };
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendPage(reply, status, signInPage(requests.frame(), { refusal, next }));
  };

  app.get<{ Querystring: { readonly next?: string } }>('/sign-in/openid', async (request, reply) => {
    const next = safeNext(request.query.next ?? '');
    try {
      const body = { redirectUri: `${requests.origin(request)}/ops${callback}` };
      const begun = await requests.calls(request).post<OpenIdAttempt>('/openid/attempts', { body });
      const { address, attempt } = begun;
      return reply
        .header('set-cookie', requests.setAttempt(request, { attempt, next }))
        .redirect(address, 303);
    } catch (error) {
      return refuse(reply, error, next);
    }
  });

  const queryOf = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1);

  app.get(callback, async (request, reply) => {
    const { attempt = '', next = '' } = requests.attempt(request) ?? {};
    reply.header('set-cookie', requests.setAttempt(request, null));
    try {
      const body = { attempt, parameters: queryOf(request) };
      const { session } = await requests.calls(request).post<NewSession>('/openid/sessions', { body });
      reply.header('set-cookie', requests.setSession(request, session));
      return await sendPage(reply, 200, signedInPage(requests.frame(), safeNext(next)));
    } catch (error) {
      return refuse(reply, error, safeNext(next));
    }
  });

  app.get('/sign-out/openid', async (request, reply) => {
    try {
      const { address } = await requests.calls(request).get<OpenIdSignOut>('/openid/sign-out');
      return reply.redirect(address ?? '/ops/sign-in', 303);
    } catch (error) {
      return refuse(reply, error, '/ops');
    }
  });
}
