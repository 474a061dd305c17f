import { passkeyFields } from '@shop/server-kit/passkeys';
import { signInFields } from '@shop/server-kit/sign-in';
import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../platform/http/schemas';

const moment = Type.String({ format: 'date-time' });
const password = Type.String({ minLength: 1, maxLength: 500 });
const fields = signInFields({
  text: (name, maxLength) => (name === 'password' ? password : Type.String({ maxLength })),
  moment,
});

// Each request is validated on its own schema, so unions are inlined instead of referenced.
const role = [
  Type.Literal('viewer'),
  Type.Literal('packer'),
  Type.Literal('shopkeeper'),
  Type.Literal('admin'),
] as const;

/** Roles of staff. */
export const StaffRole = Type.Union([...role], { $id: 'StaffRole' });

/** Rights that endpoints require. */
export const StaffRight = Type.Union(
  [Type.Literal('read'), Type.Literal('pack'), Type.Literal('keep'), Type.Literal('administer')],
  { $id: 'StaffRight' },
);

export const StaffSetUp = Type.Object(
  {
    key: Type.String({ maxLength: 200, description: 'From the file `office-key` in the data folder.' }),
    name: requiredText(60),
    password,
  },
  { $id: 'StaffSetUp' },
);

export const StaffInvitationAccept = Type.Object(fields.acceptInvitation, { $id: 'StaffInvitationAccept' });

export const StaffSignIn = Type.Object(fields.signIn, { $id: 'StaffSignIn' });

export const StaffCode = Type.Object(fields.code, { $id: 'StaffCode' });

export const StaffMe = Type.Object(
  {
    name: Type.String(),
    role: ref(StaffRole),
    rights: Type.Array(ref(StaffRight), { description: 'Rights of the role.' }),
    enrolled: fields.enrolled,
    recoveryCodes: Type.Integer({ description: 'Number of codes left.' }),
    canMail: Type.Optional(Type.Boolean({ description: 'Whether the shop sends email.' })),
  },
  { $id: 'StaffMe' },
);

export const StaffPasswordRequest = Type.Object(
  { current: password, password },
  { $id: 'StaffPasswordRequest' },
);

const passkeys = passkeyFields({ moment });

export const StaffPasskey = Type.Object(passkeys.passkey, { $id: 'StaffPasskey' });

export const StaffPasskeyOptions = Type.Object(
  { options: passkeys.options },
  { $id: 'StaffPasskeyOptions', description: 'Valid for five minutes, for one response.' },
);

export const StaffPasskeyOptionsRequest = Type.Object(
  { current: password },
  { $id: 'StaffPasskeyOptionsRequest' },
);

export const StaffNewPasskey = Type.Object(
  { name: passkeys.name, credential: passkeys.registration },
  { $id: 'StaffNewPasskey' },
);

export const StaffPasskeyRemoval = Type.Object({ id: passkeys.passkey.id }, { $id: 'StaffPasskeyRemoval' });

export const StaffSecondFactorRequest = Type.Object(
  { name: fields.signIn.name, password },
  { $id: 'StaffSecondFactorRequest' },
);

export const StaffPasskeySignIn = Type.Object(
  { credential: passkeys.assertion },
  { $id: 'StaffPasskeySignIn' },
);

export const StaffSession = Type.Object(fields.session, { $id: 'StaffSession' });

export const StaffEntry = Type.Object(
  { enrolled: fields.enrolled },
  { $id: 'StaffEntry', description: 'The user has signed in; the cookie contains the session.' },
);

export const StaffAuthenticator = Type.Object(fields.authenticator, { $id: 'StaffAuthenticator' });

export const StaffEnrolled = Type.Object({ recoveryCodes: fields.recoveryCodes }, { $id: 'StaffEnrolled' });

export const StaffAccountRequest = Type.Object(
  { name: requiredText(60), role: Type.Union([...role]) },
  { $id: 'StaffAccountRequest' },
);

export const StaffRoleRequest = Type.Object({ role: Type.Union([...role]) }, { $id: 'StaffRoleRequest' });

export const StaffInvitation = Type.Object(fields.invitation, { $id: 'StaffInvitation' });

export const StaffAccount = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: ref(StaffRole),
    createdBy: Type.String(),
    createdAt: moment,
    invitedUntil: nullableText,
    ready: Type.Boolean({ description: 'Whether a password and an authenticator are set up.' }),
    disabledAt: nullableText,
  },
  { $id: 'StaffAccount' },
);

export const StaffLogEntry = Type.Object(
  {
    id: Type.Integer(),
    at: moment,
    actor: Type.String(),
    action: Type.String(),
    detail: Type.Object({}, { additionalProperties: true, description: 'Details to display.' }),
  },
  { $id: 'StaffLogEntry' },
);

/** Idempotency key of a change. */
export const RequestKey = Type.String({
  pattern: '^[\\w-]{8,100}$',
  description: 'New for each change: a request that is repeated with the same key is processed once.',
});
