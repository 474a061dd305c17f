import type { TypedApp } from '@shop/server-kit';
import { createHostCookie } from '@shop/server-kit/cookies';
import { passkeyAttemptMs } from '@shop/server-kit/passkeys';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { ownOrigin } from '../../platform/http/security';
import type { KnownBrowsers } from './known-browser';
import {
  NewPasskey,
  Passkey,
  PasskeyOptions,
  PasskeyOptionsRequest,
  PasskeyRemoval,
  PasskeySignIn,
} from './passkey-schemas';
import { createShopperPasskeys } from './passkeys';
import type { ResetContext } from './password-reset';

interface PasskeyDeps extends ResetContext {
  /** The shop's public origin; undefined when it is the one at which requests arrive. */
  readonly publicOrigin: string | undefined;
}

const tags = ['user'];
const success = { 200: ref(Success), ...failures };
const begun = { 200: ref(PasskeyOptions), ...failures };

/** Passkeys of shoppers, and sign-in with them. Requires an app with sessions. */
export function shopperPasskeyRoutes(app: TypedApp, deps: PasskeyDeps, knownBrowsers: KnownBrowsers): void {
  const { publicOrigin } = deps;
  const passkeys = createShopperPasskeys(deps, knownBrowsers);
  const cookie = createHostCookie({
    name: 'passkey',
    seconds: passkeyAttemptMs / 1000,
    isPublicHttps: publicOrigin?.startsWith('https:') ?? false,
  });
  const originOf = (request: FastifyRequest) => publicOrigin ?? ownOrigin(request);

  app.get(
    '/user/passkeys',
    {
      schema: {
        tags,
        summary: 'The passkeys of the signed-in user',
        response: { 200: dataOf(Type.Array(ref(Passkey))), ...failures },
      },
    },
    async (request) => ({ data: await passkeys.list(request) }),
  );

  app.post(
    '/user/passkeys/options',
    {
      schema: {
        tags,
        summary: 'Begins to add a passkey; requires the current password',
        body: PasskeyOptionsRequest,
        response: begun,
      },
    },
    async (request, reply) => {
      const { currentPassword } = request.body;
      const { attempt, options } = await passkeys.begin(request, originOf(request), currentPassword);
      cookie.write(request, reply, attempt);
      return { options };
    },
  );

  app.post(
    '/user/passkeys',
    { schema: { tags, summary: 'Adds a passkey', body: NewPasskey, response: success } },
    async (request, reply) => {
      const attempt = cookie.read(request);
      cookie.clear(request, reply);
      await passkeys.add(request, originOf(request), { ...request.body, attempt });
      return { success: true };
    },
  );

  app.post(
    '/user/passkeys/remove',
    { schema: { tags, summary: 'Removes a passkey', body: PasskeyRemoval, response: success } },
    async (request) => {
      await passkeys.remove(request, request.body.id);
      return { success: true };
    },
  );

  app.post(
    '/user/passkeys/sign-in-options',
    { schema: { tags, summary: 'Begins a sign-in with a passkey', response: begun } },
    async (request, reply) => {
      const { attempt, options } = await passkeys.beginSignIn(request, originOf(request));
      cookie.write(request, reply, attempt);
      return { options };
    },
  );

  app.post(
    '/user/passkeys/sign-in',
    { schema: { tags, summary: 'Signs in with a passkey', body: PasskeySignIn, response: success } },
    async (request, reply) => {
      const attempt = cookie.read(request);
      cookie.clear(request, reply);
      const response = { ...request.body, attempt };
      const userId = await passkeys.signIn(request, originOf(request), response);
      await app.shopSessions.signIn(request, reply, userId);
      await knownBrowsers.remember(request, reply, userId);
      return { success: true };
    },
  );
}
