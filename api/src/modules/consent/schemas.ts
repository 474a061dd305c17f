import { Type } from 'typebox';
import { nullableText, ref } from '../../platform/http/schemas';

const version = Type.Integer({ minimum: 1, description: 'Of the notice.' });
const label = Type.String({ description: 'The text of its checkbox.' });

/** The field of a form with notices. */
export const consentsField = Type.Optional(
  Type.String({
    maxLength: 200,
    description:
      'Optional purposes that the person agrees to, each with the version of the notice, separated by commas: `offers@1`. `notice@1` if the notice was shown. Missing where it was not.',
  }),
);

export const ConsentNotices = Type.Object(
  {
    version,
    language: Type.String(),
    necessary: Type.Object(
      { signUp: Type.String(), checkout: Type.String(), contact: Type.String() },
      { description: 'What the data of each form is needed for.' },
    ),
    optional: Type.Array(Type.Object({ id: Type.String(), label }), {
      description: 'Purposes that need a consent, each with an unticked checkbox.',
    }),
    rights: Type.String(),
    alerts: Type.Optional(
      Type.String({
        description:
          'What the address of a product alert is needed for. Missing in a shop that does not offer alerts.',
      }),
    ),
  },
  { $id: 'ConsentNotices', description: 'Notices of the Digital Personal Data Protection Act.' },
);

export const OwnConsents = Type.Object(
  {
    version,
    isNew: Type.Boolean({ description: 'Whether the account has not seen this version of the notice.' }),
    necessary: Type.String({ description: 'What the data of the account is needed for.' }),
    optional: Type.Array(
      Type.Object({
        id: Type.String(),
        label,
        given: Type.Boolean({ description: 'True for a consent to this version of the notice.' }),
        at: { ...nullableText, description: 'When it was given or withdrawn.' },
      }),
    ),
    rights: Type.String(),
  },
  { $id: 'OwnConsents', description: 'The consents of the signed-in account.' },
);

export const OwnConsentsChange = Type.Object(
  {
    version,
    changes: Type.Array(Type.Object({ id: Type.String({ maxLength: 40 }), given: Type.Boolean() }), {
      maxItems: 20,
      description: 'Empty to dismiss the notice.',
    }),
  },
  { $id: 'OwnConsentsChange' },
);

export const CustomerConsent = Type.Object(
  {
    label,
    given: Type.Boolean({ description: 'False for a withdrawal.' }),
    version: Type.Integer(),
    place: Type.String({
      description:
        '`sign-up`, `checkout`, `contact`, `profile`, `alert` for the link that confirms a product alert, or `email` for the link that stops emails.',
    }),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'CustomerConsent', description: 'A consent, or its withdrawal.' },
);

export const ConsentSetting = Type.Object(
  {
    showsNotices: Type.Boolean({ description: 'Whether forms show the notices.' }),
    offersAlerts: Type.Optional(
      Type.Boolean({ description: 'Whether product pages offer emails about stock and prices with them.' }),
    ),
    notices: ref(ConsentNotices),
  },
  { $id: 'ConsentSetting' },
);

export const ConsentSettingChange = Type.Object(
  { showsNotices: Type.Boolean(), offersAlerts: Type.Optional(Type.Boolean()) },
  { $id: 'ConsentSettingChange' },
);
