import { RegistryResponseError } from '@shop/protocol';
import type { Authenticator, Enrolled, Invitation, NewSession } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticatorPage, invitationPage, recoveryCodesPage, setUpPage, signInPage } from './pages/sign-in';
import { failureText, type RefusalText } from './refusal-text';
import { fieldOf, safeNext, typedOf } from './form-fields';
import type { Markup } from './markup';
import { sendPage, type ConsoleRequests } from './console-request';

/** Sign-in, invitations, the first admin's account, and setting up an authenticator. */
export function sessionRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  /** Runs a form's action; shows the form again with the error if it is refused. */
  const tryForm = async (
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
    again: (refusal: RefusalText) => Markup,
  ) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      const { status, refusal } = failureText(error);
      const { retryAfter } = error.body as { readonly retryAfter?: number };
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return sendPage(reply, status, again(refusal));
    }
  };

  /** Redirects after sign-in to the requested page, or to the authenticator setup if it is pending. */
  const enter = (request: FastifyRequest, reply: FastifyReply, begun: NewSession, next: string) =>
    reply
      .header('set-cookie', requests.setSession(request, begun.session))
      .redirect(begun.enrolled ? next : '/ops/authenticator', 303);

  /** Ends the browser's current session, if any, before a new one starts. */
  const leave = async (request: FastifyRequest) => {
    await requests
      .calls(request)
      .delete('/me/sessions/current')
      .catch(() => undefined);
  };

  app.get<{ Querystring: { readonly left?: string } }>('/sign-in', (request, reply) => {
    const hasSignedOut = request.query.left !== undefined;
    return sendPage(reply, 200, signInPage(requests.frame(), { refusal: null, next: '/ops', hasSignedOut }));
  });

  app.post('/sign-in', (request, reply) => {
    const name = fieldOf(request, 'name');
    const next = safeNext(fieldOf(request, 'next'));
    return tryForm(
      reply,
      async () => {
        const body = { name, password: typedOf(request, 'password'), code: fieldOf(request, 'code') };
        const begun = await requests.calls(request).post<NewSession>('/sessions', { body });
        await leave(request);
        return enter(request, reply, begun, next);
      },
      (refusal) => signInPage(requests.frame(), { refusal, next, name }),
    );
  });

  app.post('/sign-out', async (request, reply) => {
    await leave(request);
    return reply.header('set-cookie', requests.setSession(request, null)).redirect('/ops/sign-in?left', 303);
  });

  app.get('/set-up', (_request, reply) =>
    sendPage(reply, 200, setUpPage(requests.frame(), { refusal: null, name: '' })),
  );

  app.post('/set-up', (request, reply) => {
    const name = fieldOf(request, 'name');
    return tryForm(
      reply,
      async () => {
        const token = fieldOf(request, 'token');
        // A token contains only characters that headers allow.
        if (!/^[\w-]{1,200}$/.test(token))
          throw new RegistryResponseError(401, 'This is not a valid registry token.', {});
        const body = { name, role: 'admin' };
        const invited = await requests.calls(request, token).post<Invitation>('/accounts', { body });
        const { invitation } = invited;
        return sendPage(reply, 201, invitationPage(requests.frame(), { refusal: null, invitation }));
      },
      (refusal) => setUpPage(requests.frame(), { refusal, name }),
    );
  });

  app.get<{ Querystring: { readonly code?: string } }>('/invitation', (request, reply) => {
    const { code = '' } = request.query;
    return sendPage(reply, 200, invitationPage(requests.frame(), { refusal: null, invitation: code }));
  });

  app.post('/invitation', (request, reply) => {
    const invitation = fieldOf(request, 'invitation');
    return tryForm(
      reply,
      async () => {
        const password = typedOf(request, 'password');
        if (password !== typedOf(request, 'again'))
          throw new RegistryResponseError(422, 'The passwords do not match.', {});
        const body = { invitation, password };
        const begun = await requests.calls(request).post<NewSession>('/invitations', { body });
        await leave(request);
        return enter(request, reply, begun, '/ops');
      },
      (refusal) => invitationPage(requests.frame(), { refusal, invitation }),
    );
  });

  const authenticatorOf = (request: FastifyRequest) =>
    requests.calls(request).get<Authenticator>('/me/authenticator');

  app.get('/authenticator', (request, reply) =>
    tryForm(
      reply,
      async () => {
        const authenticator = await authenticatorOf(request);
        const page = await authenticatorPage(requests.frame(), { refusal: null, authenticator });
        return sendPage(reply, 200, page);
      },
      (refusal) => signInPage(requests.frame(), { refusal, next: '/ops' }),
    ),
  );

  app.post('/authenticator', async (request, reply) => {
    try {
      const body = { code: fieldOf(request, 'code') };
      const enrolled = await requests.calls(request).post<Enrolled>('/me/authenticator', { body });
      reply.header('set-cookie', requests.setSession(request, enrolled.session));
      return await sendPage(reply, 201, recoveryCodesPage(requests.frame(), enrolled.recoveryCodes));
    } catch (error) {
      const { status, refusal } = failureText(error);
      const authenticator = status === 422 || status === 429 ? await authenticatorOf(request) : null;
      return sendPage(
        reply,
        status,
        authenticator
          ? await authenticatorPage(requests.frame(), { refusal, authenticator })
          : signInPage(requests.frame(), { refusal, next: '/ops' }),
      );
    }
  });
}
