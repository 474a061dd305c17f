import type { TypedApp } from '@shop/server-kit';
import type { PasskeySignIn, Sessions } from '@shop/server-kit/sign-in';
import type { FastifyRequest } from 'fastify';
import { senderOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import {
  NewPasskey,
  PasskeyAttempt,
  PasskeyList,
  PasskeyOptionsRequest,
  PasskeyRemoval,
  PasskeySignIn as PasskeySignInRequest,
  SecondFactorRequest,
} from './passkey-schemas';
import type { AccountRow } from './repository';
import { requireSession, signedIn } from './routes';
import { NewSession } from './schemas';

interface Services {
  readonly passkeys: PasskeySignIn<AccountRow>;
  readonly sessions: Sessions<AccountRow>;
  /** The console's public origin; undefined when it is the one at which requests arrive. */
  readonly consoleOrigin: string | undefined;
}

/** Passkeys of the signed-in user, and sign-in with them. The browser uses them on the console's pages. */
export function passkeyRoutes(app: TypedApp, { passkeys, sessions, consoleOrigin }: Services): void {
  const about = (summary: string) => ({ tags: ['sessions'], summary });
  const preValidation = requireSession(sessions);
  const noStore = { 'cache-control': 'no-store' } as const;
  const from = (request: FastifyRequest) => ({
    ...senderOf(request),
    origin: consoleOrigin ?? `${request.protocol}://${request.host}`,
  });

  app.get(
    '/me/passkeys',
    {
      preValidation,
      schema: {
        ...about('The passkeys of the signed-in user'),
        ...withToken,
        response: { 200: view(PasskeyList), ...failures(401) },
      },
    },
    async (request) => ({ items: await passkeys.list(signedIn(request)) }),
  );

  app.post(
    '/me/passkeys/options',
    {
      preValidation,
      schema: {
        ...about('Begins to add a passkey; requires the current password'),
        ...withToken,
        body: PasskeyOptionsRequest,
        response: { 201: view(PasskeyAttempt), ...failures(401, 403, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const begun = await passkeys.begin(signedIn(request), request.body.current, from(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.post(
    '/me/passkeys',
    {
      preValidation,
      schema: {
        ...about('Adds a passkey'),
        ...withToken,
        body: NewPasskey,
        response: { 204: noBody('Added.'), ...failures(401, 409, 422) },
      },
    },
    async (request, reply) => {
      await passkeys.add(signedIn(request), request.body, from(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/me/passkeys/remove',
    {
      preValidation,
      schema: {
        ...about('Removes a passkey'),
        ...withToken,
        body: PasskeyRemoval,
        response: { 204: noBody('Removed.'), ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      await passkeys.remove(signedIn(request), request.body.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/sessions/passkey-options',
    {
      schema: {
        ...about('Begins a sign-in with a passkey alone'),
        response: { 201: view(PasskeyAttempt), ...failures(429) },
      },
    },
    async (request, reply) => {
      const begun = await passkeys.beginSignIn(from(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.post(
    '/sessions/second-factor-options',
    {
      schema: {
        ...about('Begins the second step of a sign-in with name and password: a passkey in place of a code'),
        body: SecondFactorRequest,
        response: { 201: view(PasskeyAttempt), ...failures(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const begun = await passkeys.beginSecondFactor({ name: name.trim(), password }, from(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.post(
    '/sessions/passkey',
    {
      schema: {
        ...about('Signs in with a passkey, alone or as the second step'),
        body: PasskeySignInRequest,
        response: { 201: view(NewSession), ...failures(401, 422) },
      },
    },
    async (request, reply) => {
      const begun = await passkeys.signIn(request.body, from(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );
}
