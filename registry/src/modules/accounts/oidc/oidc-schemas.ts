import { moment, refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { jsonObject } from '../../../platform/schemas/shared';

export const OpenIdRequest = Type.Object(
  {
    redirectUri: Type.String({
      pattern: '^https?://[^\\s#]+$',
      maxLength: 500,
      description: 'Where the provider sends the browser back to; the provider has to know it.',
      ...refusal('"redirectUri" has to be an http or https address.'),
    }),
  },
  { $id: 'OpenIdRequest', ...jsonObject },
);

export const OpenIdAttempt = Type.Object(
  {
    address: Type.String({ description: 'Where the browser goes to sign in.' }),
    attempt: Type.String({ description: 'Sealed; belongs to this browser, and is sent with its return.' }),
    until: moment,
  },
  { $id: 'OpenIdAttempt', description: 'A sign-in by OpenID Connect that has begun.' },
);

export const OpenIdReturn = Type.Object(
  {
    attempt: Type.String({ maxLength: 4000, ...refusal('"attempt" has to be a text.') }),
    parameters: Type.String({
      maxLength: 8000,
      description: 'The query of the address that the browser came back to.',
      ...refusal('"parameters" has to be a text of at most 8000 characters.'),
    }),
  },
  { $id: 'OpenIdReturn', ...jsonObject },
);

export const OpenIdSignOut = Type.Object(
  {
    address: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Where one signs out of the provider; null where it has no such address.',
    }),
  },
  { $id: 'OpenIdSignOut' },
);
