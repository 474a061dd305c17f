import type { Environment, SettingVariable } from '../../platform/settings/variable';
import type { PaymentProvider } from '../orders/ports';

export type { Environment, SettingVariable as ProviderVariable };

/** Origins other than the shop's that a provider's checkout uses. The content security policy allows them. */
export interface ProviderOrigins {
  /** Origin of its script. */
  readonly script: string;
  /** Origins of its window and calls, if they differ. */
  readonly others: readonly string[];
}

/** Settings of a provider; `kind` is the provider's name. */
export interface ProviderSettings {
  readonly kind: string;
}

/**
 * A payment provider: its settings, its origins, and a factory. The names of its webhooks' headers are part of the
 * `PaymentProvider` that it creates. To add one, add a folder next to this file and a line in api/src/payment-settings.ts.
 */
export interface ProviderDescriptor {
  readonly name: string;
  readonly variables: Readonly<Record<string, SettingVariable>>;
  /** Null when none of its variables is set. Throws an operator-facing error for incomplete keys. */
  readSettings(env: Environment): ProviderSettings | null;
  /** Whether the keys are for real payments. */
  hasLiveKeys(env: Environment): boolean;
  readonly origins: ProviderOrigins;
  /** Creates the provider's client. Does not connect until it is used. */
  create(settings: ProviderSettings): PaymentProvider;
}
