import type { Environment, SettingVariable } from '../../../platform/settings/variable';
import { assertPin, missingKeys, pinRule } from '../descriptor';

/** Size of a parcel in cm. */
export interface BoxSize {
  readonly length: number;
  readonly breadth: number;
  readonly height: number;
}

export interface ShiprocketSettings {
  readonly kind: 'shiprocket';
  readonly email: string;
  readonly password: string;
  readonly webhookToken: string;
  /** Its nickname at Shiprocket. */
  readonly pickupLocation: string;
  readonly pickupPin: string;
  readonly box: BoxSize;
}

const boxText = /^(\d{1,3})x(\d{1,3})x(\d{1,3})$/;

export const shiprocketVariables = {
  SHIPROCKET_EMAIL: {
    fallback: 'none: not offered',
    sets: 'the email address of an API user of [Shiprocket](guide/operations.md#couriers)',
  },
  SHIPROCKET_PASSWORD: { fallback: 'none', sets: 'the password of the API user', secret: true },
  SHIPROCKET_WEBHOOK_TOKEN: {
    fallback: 'none',
    sets: "the token of Shiprocket's webhooks, chosen by you",
    secret: true,
  },
  SHIPROCKET_PICKUP_LOCATION: {
    fallback: 'none',
    sets: 'the nickname of the pickup address at Shiprocket',
  },
  SHIPROCKET_PICKUP_PIN: { fallback: 'none', sets: 'the PIN code of the pickup address', rule: pinRule },
  SHIPROCKET_BOX_CM: {
    fallback: '`25x20x5`',
    sets: 'length, breadth and height of a parcel in cm, for prices by volume',
    example: '25x20x5',
    rule: { wanted: 'a size in cm such as 25x20x5', accepts: (text: string) => boxText.test(text) },
    belongsTo: 'SHIPROCKET_EMAIL',
  },
} as const satisfies Readonly<Record<string, SettingVariable>>;

const keyNames = [
  'SHIPROCKET_EMAIL',
  'SHIPROCKET_PASSWORD',
  'SHIPROCKET_WEBHOOK_TOKEN',
  'SHIPROCKET_PICKUP_LOCATION',
  'SHIPROCKET_PICKUP_PIN',
] as const;

function readBox(text: string): BoxSize {
  const [, length, breadth, height] = boxText.exec(text) ?? [];
  if (!length) throw new Error('SHIPROCKET_BOX_CM must be a size in cm such as 25x20x5.');
  return { length: Number(length), breadth: Number(breadth), height: Number(height) };
}

/** Reads the keys of a Shiprocket account; null when none is set. Throws an operator-facing error for incomplete keys. */
export function readShiprocketSettings(env: Environment): ShiprocketSettings | null {
  const missing = missingKeys(env, keyNames);
  if (!missing) return null;
  if (missing.length > 0) throw new Error(`Shiprocket needs ${missing.join(' and ')} too.`);
  const { SHIPROCKET_EMAIL: email = '', SHIPROCKET_PASSWORD: password = '' } = env;
  const { SHIPROCKET_PICKUP_LOCATION: pickupLocation = '', SHIPROCKET_PICKUP_PIN: pickupPin = '' } = env;
  assertPin('SHIPROCKET_PICKUP_PIN', pickupPin);
  return {
    kind: 'shiprocket',
    email,
    password,
    webhookToken: env.SHIPROCKET_WEBHOOK_TOKEN ?? '',
    pickupLocation,
    pickupPin,
    box: readBox(env.SHIPROCKET_BOX_CM || '25x20x5'),
  };
}
