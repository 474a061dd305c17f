import { Type, type TString } from 'typebox';

interface Formats {
  /** A text of a request, such as `password`. */
  text(name: string, maxLength: number): TString;
  /** A date and time in a response. */
  readonly moment: TString;
}

/** Fields of the sign-in schemas. Each API passes its formats, and names the schemas. */
export const signInFields = ({ text, moment }: Formats) => ({
  signIn: {
    name: text('name', 60),
    password: text('password', 500),
    code: Type.Optional(text('code', 60)),
  },
  acceptInvitation: { invitation: text('invitation', 100), password: text('password', 500) },
  code: { code: text('code', 60) },
  enrolled: Type.Boolean({ description: 'False while the authenticator is not set up.' }),
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown only once.' }),
  authenticator: {
    uri: Type.String({ description: '`otpauth://…`' }),
    secret: Type.String({ description: 'In Base32.' }),
  },
  invitation: {
    id: Type.String(),
    invitation: Type.String({ description: 'Shown only once; only its hash is stored.' }),
    until: moment,
  },
  session: {
    id: Type.String(),
    browser: Type.String({ description: 'Its user agent.' }),
    createdAt: moment,
    lastSeen: moment,
    current: Type.Boolean({ description: 'Whether it is the session of this request.' }),
  },
});
