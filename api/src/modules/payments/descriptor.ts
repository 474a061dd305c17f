import type { PaymentProvider } from '../orders/ports';

/** An environment variable of a provider, as it is checked and as `docs/configuration.md` shows it. */
export interface ProviderVariable {
  /** The default, as the documentation shows it. */
  readonly fallback: string;
  readonly sets: string;
  /** Its value in .env.example; empty by default. */
  readonly example?: string;
  readonly rule?: {
    /** Completes "must be". */
    readonly wanted: string;
    accepts(text: string): boolean;
  };
  /** Its value stays out of messages. */
  readonly secret?: true;
  /** A variable without which it has no meaning. */
  readonly belongsTo?: string;
}

/** Origins other than the shop's that a provider's checkout uses. The content security policy allows them. */
export interface ProviderOrigins {
  /** Of its script. */
  readonly script: string;
  /** Of its window and calls, where they differ. */
  readonly others: readonly string[];
}

/** Settings of a provider; `kind` is the provider's name. */
export interface ProviderSettings {
  readonly kind: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A payment provider: its settings, its origins, and how it is opened. The names of its webhooks' headers are part of the
 * `PaymentProvider` that it creates. A new one is a folder beside this file and a line in api/src/payment-settings.ts.
 */
export interface ProviderDescriptor {
  readonly name: string;
  readonly variables: Readonly<Record<string, ProviderVariable>>;
  /** Null when none of its variables is set. Throws an operator-facing error on half-set keys. */
  readSettings(env: Environment): ProviderSettings | null;
  /** Whether the keys move real money. */
  hasLiveKeys(env: Environment): boolean;
  readonly origins: ProviderOrigins;
  /** Opens the provider. Contacts nobody until it is used. */
  create(settings: ProviderSettings): PaymentProvider;
}
