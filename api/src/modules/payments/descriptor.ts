import type { PaymentProvider } from '../orders/ports';

/** An environment variable of a provider, with its rule and its description in `docs/configuration.md`. */
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
  /** Its value is never shown in messages. */
  readonly secret?: true;
  /** A variable that it requires. */
  readonly belongsTo?: string;
}

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

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A payment provider: its settings, its origins, and a factory. The names of its webhooks' headers are part of the
 * `PaymentProvider` that it creates. To add one, add a folder next to this file and a line in api/src/payment-settings.ts.
 */
export interface ProviderDescriptor {
  readonly name: string;
  readonly variables: Readonly<Record<string, ProviderVariable>>;
  /** Null when none of its variables is set. Throws an operator-facing error for incomplete keys. */
  readSettings(env: Environment): ProviderSettings | null;
  /** Whether the keys are for real payments. */
  hasLiveKeys(env: Environment): boolean;
  readonly origins: ProviderOrigins;
  /** Creates the provider's client. Does not connect until it is used. */
  create(settings: ProviderSettings): PaymentProvider;
}
