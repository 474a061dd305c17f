/** What the provider's window needs to take one payment. */
export interface PaymentWindow {
  readonly key: string;
  /** The provider's order. */
  readonly orderId: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  /** Seconds for which the window may stay open. */
  readonly timeout: number;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
}

/** How the window ended. A response is whatever the provider handed over; nothing about it is certain yet. */
export type ProviderResponse =
  | { readonly kind: 'responded'; readonly response: unknown }
  | { readonly kind: 'dismissed' };

/** The card payment provider, as the payment flow knows it. */
export interface PaymentProvider {
  /** Loads the provider's script from an address. Rejects when it does not load in time; a later call tries again. */
  load(script: string): Promise<void>;
  /** Opens the window and resolves when it has closed. Rejects when it cannot be opened. */
  open(window: PaymentWindow): Promise<ProviderResponse>;
}
