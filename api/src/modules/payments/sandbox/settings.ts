import { behaviourRule, readBehaviour, type WebhookBehaviour } from '../../../platform/webhooks/behaviours';
import type { Environment, ProviderVariable } from '../descriptor';
import { parseOutages, type PlayedOutage } from './downtimes';

export const sandboxVariables = {
  PAYMENT_SANDBOX: {
    fallback: 'none',
    sets: '`1` uses the payment sandbox although test keys are set',
    example: '1',
    rule: { wanted: 'one of 0, 1', accepts: (text: string) => text === '0' || text === '1' },
  },
  PAYMENT_SANDBOX_WEBHOOKS: {
    fallback: '`normal`',
    sets: "faults of the sandbox's webhooks: `delay`, `repeat`, `reorder`, `forge` or `drop`",
    example: 'normal',
    rule: behaviourRule,
  },
  PAYMENT_SANDBOX_OUTAGES: {
    fallback: 'none',
    sets: 'outages of payment methods that the sandbox reports, such as `upi=high,netbanking/HDFC=medium,card/VISA=low`',
    rule: {
      wanted: 'a list such as upi=high,netbanking/HDFC=medium',
      accepts: (text: string) => parseOutages(text) !== null,
    },
  },
} as const satisfies Readonly<Record<string, ProviderVariable>>;

export interface SandboxSettings {
  readonly kind: 'sandbox';
  readonly webhooks: WebhookBehaviour;
  /** Outages of payment methods from the start; absent without any. */
  readonly outages?: readonly PlayedOutage[];
}

/** Reads the sandbox's settings. Throws an operator-facing error for an unknown behaviour. */
export function readSandboxSettings(env: Environment): SandboxSettings {
  const webhooks = readBehaviour('PAYMENT_SANDBOX_WEBHOOKS', env.PAYMENT_SANDBOX_WEBHOOKS);
  const outages = parseOutages(env.PAYMENT_SANDBOX_OUTAGES ?? '');
  if (!outages)
    throw new Error('PAYMENT_SANDBOX_OUTAGES must be a list such as upi=high,netbanking/HDFC=medium.');
  return { kind: 'sandbox', webhooks, ...(outages.length > 0 && { outages }) };
}
