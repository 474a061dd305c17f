import type { TypedApp } from '@shop/server-kit';
import { RegistryError } from '@shop/protocol';
import { senderOf } from '../../../platform/http/caller';
import { failures } from '../../../platform/schemas/failure';
import { view } from '../../../platform/schemas/shared';
import { NewSession } from '../schemas';
import type { Oidc } from './oidc';
import { OpenIdAttempt, OpenIdRequest, OpenIdReturn, OpenIdSignOut } from './oidc-schemas';

/** Sign-in by OpenID Connect, for the console; 404 if none is configured. */
export function oidcRoutes(app: TypedApp, { oidc }: { readonly oidc: Oidc | null }): void {
  const configured = (): Oidc => {
    if (oidc) return oidc;
    throw new RegistryError(404, 'Sign-in by OpenID Connect is not configured.');
  };
  const about = (summary: string) => ({ tags: ['sessions'], summary });
  const noStore = { 'cache-control': 'no-store' } as const;

  app.post(
    '/openid/attempts',
    {
      schema: {
        ...about('Starts a sign-in by OpenID Connect'),
        body: OpenIdRequest,
        response: { 201: view(OpenIdAttempt), ...failures(404, 422, 429) },
      },
    },
    async (request, reply) => {
      const begun = await configured().begin(request.body.redirectUri, senderOf(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.post(
    '/openid/sessions',
    {
      schema: {
        ...about('Signs in with the response of the OpenID Connect provider'),
        body: OpenIdReturn,
        response: { 201: view(NewSession), ...failures(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { attempt, parameters } = request.body;
      const begun = await configured().finish(attempt, parameters, senderOf(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.get(
    '/openid/sign-out',
    {
      schema: {
        ...about('The address for signing out of the OpenID Connect provider'),
        response: { 200: view(OpenIdSignOut), ...failures(404) },
      },
    },
    async () => ({ address: await configured().signOutAddress() }),
  );
}
