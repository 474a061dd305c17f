import { moment, refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { granted, grantRequest } from '../../platform/schemas/grant-schemas';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

const nullableMoment = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const text = (name: string, maxLength: number) =>
  Type.String({ maxLength, ...refusal(`"${name}" has to be a text of at most ${maxLength} characters.`) });

export const AccountView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    ...granted,
    createdBy: Type.String(),
    createdAt: moment,
    invitedUntil: nullableMoment,
    openId: Type.Boolean({
      description: 'Whether its person signs in by OpenID Connect; their roles come from there.',
    }),
    ready: Type.Boolean({ description: 'Whether its person can sign in: nothing is to be set up any more.' }),
    recoveryCodes: Type.Integer({ description: 'How many recovery codes are left.' }),
    disabledAt: nullableMoment,
  },
  { $id: 'AccountView', description: 'A person who signs in to the console.' },
);

export const AccountList = Type.Object({ items: Type.Array(ref(AccountView)) }, { $id: 'AccountList' });

export const AccountRequest = Type.Object(
  {
    name: textNamed('name'),
    ...grantRequest,
  },
  { $id: 'AccountRequest', ...jsonObject },
);

export const Invitation = Type.Object(
  {
    id: Type.String(),
    invitation: Type.String({ description: 'Shown this once, and stored nowhere.' }),
    until: moment,
  },
  { $id: 'Invitation', description: 'Lets a person choose a password, once.' },
);

export const SignInRequest = Type.Object(
  {
    name: text('name', 60),
    password: text('password', 500),
    code: Type.Optional(text('code', 60)),
  },
  { $id: 'SignInRequest', ...jsonObject },
);

export const AcceptRequest = Type.Object(
  { invitation: text('invitation', 100), password: text('password', 500) },
  { $id: 'AcceptRequest', ...jsonObject },
);

export const CodeRequest = Type.Object({ code: text('code', 60) }, { $id: 'CodeRequest', ...jsonObject });

const session = {
  session: Type.String({ description: 'Shown this once, and stored nowhere.' }),
  until: moment,
  enrolled: Type.Boolean({ description: 'False while the authenticator is not set up.' }),
};

export const NewSession = Type.Object(session, { $id: 'NewSession', description: 'Somebody has signed in.' });

export const Enrolled = Type.Object(
  { ...session, recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once.' }) },
  { $id: 'Enrolled', description: 'The session in place of the one before, and recovery codes.' },
);

export const Authenticator = Type.Object(
  { uri: Type.String({ description: '`otpauth://…`' }), secret: Type.String({ description: 'In Base32.' }) },
  { $id: 'Authenticator', description: 'What an authenticator is set up with.' },
);

export const Me = Type.Object(
  {
    name: Type.String(),
    enrolled: Type.Boolean(),
    recoveryCodes: Type.Integer(),
    openId: Type.Boolean({ description: 'Whether one signs in by OpenID Connect.' }),
  },
  { $id: 'Me', description: 'Whoever is signed in.' },
);

export const SessionView = Type.Object(
  {
    id: Type.String(),
    browser: Type.String(),
    createdAt: moment,
    lastSeen: moment,
    current: Type.Boolean(),
  },
  { $id: 'SessionView', description: 'A browser in which one is signed in.' },
);

export const SessionList = Type.Object({ items: Type.Array(ref(SessionView)) }, { $id: 'SessionList' });
