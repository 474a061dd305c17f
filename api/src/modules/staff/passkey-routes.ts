import type { TypedApp } from '@shop/server-kit';
import { createHostCookie } from '@shop/server-kit/cookies';
import { passkeyAttemptMs } from '@shop/server-kit/passkeys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { ownOrigin } from '../../platform/http/security';
import { signedIn, type StaffCookie } from './guard';
import { senderOf } from './routes';
import {
  StaffEntry,
  StaffNewPasskey,
  StaffPasskey,
  StaffPasskeyOptions,
  StaffPasskeyOptionsRequest,
  StaffPasskeyRemoval,
  StaffPasskeySignIn,
  StaffSecondFactorRequest,
} from './schemas';
import type { Staff } from './service';

interface Options {
  readonly sessionCookie: StaffCookie;
  /** The office's public origin; undefined when it is the one at which requests arrive. */
  readonly origin: string | undefined;
}

const tags = ['staff'];
const success = { 200: ref(Success), ...failures };
const begun = { 200: ref(StaffPasskeyOptions), ...failures };

/** Passkeys of staff, and sign-in with them. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffPasskeyRoutes(
  app: TypedApp,
  { passkeys }: Staff,
  { sessionCookie, origin }: Options,
): void {
  const cookie = createHostCookie({
    name: 'office-passkey',
    seconds: passkeyAttemptMs / 1000,
    isPublicHttps: origin?.startsWith('https:') ?? false,
  });
  const from = (request: FastifyRequest) => ({
    ...senderOf(request),
    origin: origin ?? ownOrigin(request),
  });
  /** The attempt in the browser's cookie, which is cleared: it works once. */
  const takeAttempt = (request: FastifyRequest, reply: FastifyReply) => {
    const attempt = cookie.read(request);
    cookie.clear(request, reply);
    return attempt;
  };

  app.get(
    '/me/passkeys',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The passkeys of the signed-in user',
        response: { 200: dataOf(Type.Array(ref(StaffPasskey))), ...failures },
      },
    },
    async (request) => ({ data: await passkeys.list(signedIn(request)) }),
  );

  app.post(
    '/me/passkeys/options',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Begins to add a passkey; requires the current password',
        body: StaffPasskeyOptionsRequest,
        response: begun,
      },
    },
    async (request, reply) => {
      const { current } = request.body;
      const { attempt, options } = await passkeys.begin(signedIn(request), current, from(request));
      cookie.write(request, reply, attempt);
      return { options };
    },
  );

  app.post(
    '/me/passkeys',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Adds a passkey', body: StaffNewPasskey, response: success },
    },
    async (request, reply) => {
      const response = { ...request.body, attempt: takeAttempt(request, reply) };
      await passkeys.add(signedIn(request), response, from(request));
      return { success: true };
    },
  );

  app.post(
    '/me/passkeys/remove',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Removes a passkey', body: StaffPasskeyRemoval, response: success },
    },
    async (request) => {
      await passkeys.remove(signedIn(request), request.body.id);
      return { success: true };
    },
  );

  app.post(
    '/sign-in/passkey-options',
    {
      config: { right: 'public' },
      schema: { tags, summary: 'Begins a sign-in with a passkey alone', response: begun },
    },
    async (request, reply) => {
      const { attempt, options } = await passkeys.beginSignIn(from(request));
      cookie.write(request, reply, attempt);
      return { options };
    },
  );

  app.post(
    '/sign-in/second-factor-options',
    {
      config: { right: 'public' },
      schema: {
        tags,
        summary: 'Begins the second step of a sign-in with name and password: a passkey in place of a code',
        body: StaffSecondFactorRequest,
        response: begun,
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const given = { name: name.trim(), password };
      const { attempt, options } = await passkeys.beginSecondFactor(given, from(request));
      cookie.write(request, reply, attempt);
      return { options };
    },
  );

  app.post(
    '/sign-in/passkey',
    {
      config: { right: 'public' },
      schema: {
        tags,
        summary: 'Signs in with a passkey, alone or as the second step',
        body: StaffPasskeySignIn,
        response: { 200: ref(StaffEntry), ...failures },
      },
    },
    async (request, reply) => {
      const response = { ...request.body, attempt: takeAttempt(request, reply) };
      const { session, enrolled } = await passkeys.signIn(response, from(request));
      sessionCookie.write(request, reply, session);
      return reply.header('cache-control', 'no-store').send({ enrolled });
    },
  );
}
