import { moment, refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { jsonObject } from '../../../platform/schemas/shared';

export const OpenIdRequest = Type.Object(
  {
    redirectUri: Type.String({
      pattern: '^https?://[^\\s#]+$',
      maxLength: 500,
      description: 'Where the provider redirects the browser. It must be registered at the provider.',
      ...refusal('"redirectUri" must be an http or https address.'),
    }),
  },
  { $id: 'OpenIdRequest', ...jsonObject },
);

export const OpenIdAttempt = Type.Object(
  {
    address: Type.String({ description: 'URL at which the browser signs in.' }),
    attempt: Type.String({
      description: 'Encrypted state of the sign-in, which the browser sends back after the redirect.',
    }),
    until: moment,
  },
  { $id: 'OpenIdAttempt', description: 'A pending sign-in by OpenID Connect.' },
);

export const OpenIdReturn = Type.Object(
  {
    attempt: Type.String({ maxLength: 4000, ...refusal('"attempt" must be a string.') }),
    parameters: Type.String({
      maxLength: 8000,
      description: 'The query of the URL to which the provider redirected the browser.',
      ...refusal('"parameters" must be a string of at most 8000 characters.'),
    }),
  },
  { $id: 'OpenIdReturn', ...jsonObject },
);

export const OpenIdSignOut = Type.Object(
  {
    address: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'URL at which the browser signs out of the provider; null if the provider has none.',
    }),
  },
  { $id: 'OpenIdSignOut' },
);
