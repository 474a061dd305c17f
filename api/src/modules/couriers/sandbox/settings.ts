import type { Environment, SettingVariable } from '../../../platform/settings/variable';
import { behaviourRule, readBehaviour, type WebhookBehaviour } from '../../../platform/webhooks/behaviours';

export const courierSandboxVariables = {
  COURIER_SANDBOX_WEBHOOKS: {
    fallback: '`normal`',
    sets: "faults of the sandbox courier's webhooks: `delay`, `repeat`, `reorder`, `forge` or `drop`",
    example: 'normal',
    rule: behaviourRule,
  },
} as const satisfies Readonly<Record<string, SettingVariable>>;

export interface CourierSandboxSettings {
  readonly kind: 'sandbox';
  readonly webhooks: WebhookBehaviour;
}

/** Reads the settings of the sandbox courier. Throws an operator-facing error for an unknown behaviour. */
export const readCourierSandboxSettings = (env: Environment): CourierSandboxSettings => ({
  kind: 'sandbox',
  webhooks: readBehaviour('COURIER_SANDBOX_WEBHOOKS', env.COURIER_SANDBOX_WEBHOOKS),
});
