import { Type, type TString } from 'typebox';
import { nullableText } from '../schema';

/** Base64url texts of credentials; longer ones only come from attackers. */
const encoded = Type.String({ minLength: 1, maxLength: 20_000 });
const credentialId = Type.String({ minLength: 1, maxLength: 1400 });
const identity = { id: credentialId, rawId: credentialId, type: Type.Literal('public-key') };

/** `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const browserOptions = Type.Object(
  { challenge: Type.String() },
  { additionalProperties: true, description: 'For `navigator.credentials`, as JSON.' },
);

/** Fields of the passkey schemas. Each API passes its timestamp format, and names the schemas. */
export const passkeyFields = ({ moment }: { readonly moment: TString }) => ({
  options: browserOptions,
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  /** The response for a new passkey. */
  registration: Type.Object(
    {
      ...identity,
      response: Type.Object({
        clientDataJSON: encoded,
        attestationObject: encoded,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
      }),
    },
    { description: 'The new credential (`RegistrationResponseJSON`).' },
  ),
  /** The response for a sign-in. */
  assertion: Type.Object(
    {
      ...identity,
      response: Type.Object({
        clientDataJSON: encoded,
        authenticatorData: encoded,
        signature: encoded,
        userHandle: Type.Optional(Type.String({ maxLength: 100 })),
      }),
    },
    { description: 'The credential of the sign-in (`AuthenticationResponseJSON`).' },
  ),
  passkey: {
    id: Type.String(),
    name: Type.String(),
    createdAt: moment,
    /** Its last sign-in. */
    usedAt: nullableText,
  },
});
