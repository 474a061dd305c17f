import { moment, refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { signInFields } from '@shop/server-kit/sign-in';
import { Type } from 'typebox';
import { granted, grantRequest } from '../../platform/schemas/grant-schemas';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

const nullableMoment = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const fields = signInFields({
  text: (name, maxLength) =>
    Type.String({
      maxLength,
      ...refusal(`"${name}" must be a string of at most ${maxLength} characters.`),
    }),
  moment,
});

export const AccountView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    ...granted,
    createdBy: Type.String(),
    createdAt: moment,
    invitedUntil: nullableMoment,
    openId: Type.Boolean({
      description: 'Whether the user signs in by OpenID Connect, which also determines their roles.',
    }),
    ready: Type.Boolean({ description: 'Whether the account is set up, so that the user can sign in.' }),
    recoveryCodes: Type.Integer({ description: 'Number of recovery codes left.' }),
    disabledAt: nullableMoment,
  },
  { $id: 'AccountView', description: 'A user of the console.' },
);

export const AccountList = Type.Object({ items: Type.Array(ref(AccountView)) }, { $id: 'AccountList' });

export const AccountRequest = Type.Object(
  {
    name: textNamed('name'),
    ...grantRequest,
  },
  { $id: 'AccountRequest', ...jsonObject },
);

export const Invitation = Type.Object(fields.invitation, {
  $id: 'Invitation',
  description: 'An invitation for choosing a password, valid once.',
});

export const SignInRequest = Type.Object(fields.signIn, { $id: 'SignInRequest', ...jsonObject });

export const AcceptRequest = Type.Object(fields.acceptInvitation, { $id: 'AcceptRequest', ...jsonObject });

export const CodeRequest = Type.Object(fields.code, { $id: 'CodeRequest', ...jsonObject });

const newSession = {
  session: Type.String({ description: 'Shown only once; only its hash is stored.' }),
  until: moment,
  enrolled: fields.enrolled,
};

export const NewSession = Type.Object(newSession, {
  $id: 'NewSession',
  description: 'A new session after a successful sign-in.',
});

export const Enrolled = Type.Object(
  { ...newSession, recoveryCodes: fields.recoveryCodes },
  { $id: 'Enrolled', description: 'The session that replaces the previous one, and recovery codes.' },
);

export const Authenticator = Type.Object(fields.authenticator, {
  $id: 'Authenticator',
  description: 'The secret for setting up an authenticator.',
});

export const Me = Type.Object(
  {
    name: Type.String(),
    enrolled: Type.Boolean(),
    recoveryCodes: Type.Integer(),
    openId: Type.Boolean({ description: 'Whether the user signs in by OpenID Connect.' }),
  },
  { $id: 'Me', description: 'The signed-in user.' },
);

export const SessionView = Type.Object(fields.session, {
  $id: 'SessionView',
  description: 'A session of the user in a browser.',
});

export const SessionList = Type.Object({ items: Type.Array(ref(SessionView)) }, { $id: 'SessionList' });
