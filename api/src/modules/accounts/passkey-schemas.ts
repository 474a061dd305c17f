import { textLimits } from '@shop/config/text-limits';
import { passkeyFields } from '@shop/server-kit/passkeys';
import { Type } from 'typebox';

const fields = passkeyFields({ moment: Type.String({ format: 'date-time' }) });

/** The browser's options for adding a passkey or signing in with one. A cookie binds the challenge to the browser. */
export const PasskeyOptions = Type.Object(
  { options: fields.options },
  { $id: 'PasskeyOptions', description: 'Valid for five minutes, for one response.' },
);

export const PasskeyOptionsRequest = Type.Object(
  { currentPassword: Type.String({ minLength: 1, maxLength: textLimits.password }) },
  { $id: 'PasskeyOptionsRequest' },
);

export const NewPasskey = Type.Object(
  { name: fields.name, credential: fields.registration },
  { $id: 'NewPasskey' },
);

export const PasskeySignIn = Type.Object({ credential: fields.assertion }, { $id: 'PasskeySignIn' });

export const Passkey = Type.Object(fields.passkey, { $id: 'Passkey' });

export const PasskeyRemoval = Type.Object({ id: fields.passkey.id }, { $id: 'PasskeyRemoval' });
