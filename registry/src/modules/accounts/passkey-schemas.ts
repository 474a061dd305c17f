import { moment, refusal } from '@shop/protocol/schemas';
import { passkeyFields } from '@shop/server-kit/passkeys';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { jsonObject } from '../../platform/schemas/shared';

const fields = passkeyFields({ moment });
const text = (name: string, maxLength: number) =>
  Type.String({ maxLength, ...refusal(`"${name}" must be a string of at most ${maxLength} characters.`) });
const attempt = text('attempt', 100);
const unreadable = refusal('"credential" must be the credential of the browser, as JSON.');

export const PasskeyView = Type.Object(fields.passkey, {
  $id: 'PasskeyView',
  description: 'A passkey of the user.',
});

export const PasskeyList = Type.Object({ items: Type.Array(ref(PasskeyView)) }, { $id: 'PasskeyList' });

export const PasskeyAttempt = Type.Object(
  {
    attempt: Type.String({ description: 'Sent back with the credential; valid once, for five minutes.' }),
    options: fields.options,
  },
  { $id: 'PasskeyAttempt', description: 'A challenge for the browser.' },
);

export const PasskeyOptionsRequest = Type.Object(
  { current: text('current', 500) },
  { $id: 'PasskeyOptionsRequest', ...jsonObject },
);

export const NewPasskey = Type.Object(
  {
    attempt,
    name: Type.String({
      ...{ minLength: 1, maxLength: 60, pattern: '\\S' },
      ...refusal('"name" must have 1 to 60 characters.'),
    }),
    credential: Type.Unsafe<Static<typeof fields.registration>>({ ...fields.registration, ...unreadable }),
  },
  { $id: 'NewPasskey', ...jsonObject },
);

export const PasskeyRemoval = Type.Object({ id: text('id', 1400) }, { $id: 'PasskeyRemoval', ...jsonObject });

export const SecondFactorRequest = Type.Object(
  { name: text('name', 60), password: text('password', 500) },
  { $id: 'SecondFactorRequest', ...jsonObject },
);

export const PasskeySignIn = Type.Object(
  {
    attempt,
    credential: Type.Unsafe<Static<typeof fields.assertion>>({ ...fields.assertion, ...unreadable }),
  },
  { $id: 'PasskeySignIn', ...jsonObject },
);
