import type { Environment, SettingVariable } from '../../../platform/settings/variable';
import { assertPin, missingKeys, pinRule } from '../descriptor';

export interface DelhiverySettings {
  readonly kind: 'delhivery';
  readonly token: string;
  readonly webhookToken: string;
  /** The name of the warehouse, spelled as at Delhivery. */
  readonly pickupLocation: string;
  readonly pickupPin: string;
  /** Whether the token is for Delhivery's staging system. */
  readonly staging: boolean;
}

export const delhiveryVariables = {
  DELHIVERY_TOKEN: {
    fallback: 'none: not offered',
    sets: 'the API token of [Delhivery](guide/operations.md#couriers)',
    secret: true,
  },
  DELHIVERY_WEBHOOK_TOKEN: {
    fallback: 'none',
    sets: "the token of Delhivery's webhooks, chosen by you",
    secret: true,
  },
  DELHIVERY_PICKUP_LOCATION: {
    fallback: 'none',
    sets: 'the name of the warehouse, spelled as at Delhivery',
  },
  DELHIVERY_PICKUP_PIN: { fallback: 'none', sets: 'the PIN code of the warehouse', rule: pinRule },
  DELHIVERY_STAGING: {
    fallback: 'none',
    sets: "`1` uses Delhivery's staging system, which has its own token",
    rule: { wanted: 'one of 0, 1', accepts: (text: string) => text === '0' || text === '1' },
    belongsTo: 'DELHIVERY_TOKEN',
  },
} as const satisfies Readonly<Record<string, SettingVariable>>;

const keyNames = [
  'DELHIVERY_TOKEN',
  'DELHIVERY_WEBHOOK_TOKEN',
  'DELHIVERY_PICKUP_LOCATION',
  'DELHIVERY_PICKUP_PIN',
] as const;

/** Reads the keys of a Delhivery account; null when none is set. Throws an operator-facing error for incomplete keys. */
export function readDelhiverySettings(env: Environment): DelhiverySettings | null {
  const missing = missingKeys(env, keyNames);
  if (!missing) return null;
  if (missing.length > 0) throw new Error(`Delhivery needs ${missing.join(' and ')} too.`);
  const { DELHIVERY_PICKUP_LOCATION: pickupLocation = '', DELHIVERY_PICKUP_PIN: pickupPin = '' } = env;
  assertPin('DELHIVERY_PICKUP_PIN', pickupPin);
  return {
    kind: 'delhivery',
    token: env.DELHIVERY_TOKEN ?? '',
    webhookToken: env.DELHIVERY_WEBHOOK_TOKEN ?? '',
    pickupLocation,
    pickupPin,
    staging: env.DELHIVERY_STAGING === '1',
  };
}
