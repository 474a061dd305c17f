import type { NewSession, PasskeyAttempt } from '@shop/contracts/registry';
import { RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleRequests, sendPage } from './console-request';
import { fieldOf, safeNext, typedOf } from './form-fields';
import { signInPage } from './pages/sign-in';
import { failureText } from './refusal-text';

/** The credential in a form's field. Throws a RegistryResponseError 422 for a text that is not JSON. */
export function parseCredential<Credential>(text: string): Credential {
  try {
    return JSON.parse(text) as Credential;
  } catch {
    throw new RegistryResponseError(422, 'The browser did not send a passkey. Try again.', {});
  }
}

/** Challenges for the console's script, and the sign-in with a passkey. */
export function passkeyRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  /** Sends the result of `work` as JSON, or the registry's message if it refuses the call. */
  const sendJson = async (reply: FastifyReply, work: () => Promise<object>) => {
    try {
      return await reply.send(await work());
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      return reply.code(error.status).send({ message: error.message });
    }
  };

  /** Begins a sign-in, and stores the attempt in a cookie of this browser. */
  const beginSignIn = (request: FastifyRequest, reply: FastifyReply, path: string, body?: object) =>
    sendJson(reply, async () => {
      const { attempt, options } = await requests.calls(request).post<PasskeyAttempt>(path, { body });
      reply.header('set-cookie', requests.setPasskeyAttempt(request, attempt));
      return { options };
    });

  app.post('/passkeys/sign-in-options', (request, reply) =>
    beginSignIn(request, reply, '/sessions/passkey-options'),
  );

  app.post('/passkeys/second-factor-options', (request, reply) =>
    beginSignIn(request, reply, '/sessions/second-factor-options', {
      name: fieldOf(request, 'name'),
      password: typedOf(request, 'password'),
    }),
  );

  // The form sends the attempt back: it is bound to the account of the session.
  app.post('/passkeys/options', (request, reply) =>
    sendJson(reply, () =>
      requests
        .calls(request)
        .post<PasskeyAttempt>('/me/passkeys/options', { body: { current: typedOf(request, 'current') } }),
    ),
  );

  app.post('/sign-in/passkey', async (request, reply) => {
    const next = safeNext(fieldOf(request, 'next'));
    const attempt = requests.passkeyAttempt(request) ?? '';
    const forgotten = requests.setPasskeyAttempt(request, null);
    try {
      const credential = parseCredential(typedOf(request, 'credential'));
      const calls = requests.calls(request);
      const begun = await calls.post<NewSession>('/sessions/passkey', { body: { attempt, credential } });
      await calls.delete('/me/sessions/current').catch(() => undefined);
      return await reply
        .header('set-cookie', [forgotten, requests.setSession(request, begun.session)])
        .redirect(next, 303);
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      const { status, refusal } = failureText(error);
      const page = signInPage(requests.frame(), { refusal, next });
      return sendPage(reply.header('set-cookie', forgotten), status, page);
    }
  });
}
