/** How long a provider's script may take, in milliseconds. */
const scriptDeadline = 15_000;

/** How long the provider's window stays open, in seconds, unless the API specifies how long the items are held. */
export const windowTimeout = 15 * 60;

/** Options of the provider's window for one payment. */
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

/**
 * How the window closed. `response` should contain the identifiers that the API verifies, under the API's names; it is
 * whatever the provider passed, and not validated yet.
 */
export type ProviderResponse =
  | { readonly kind: 'responded'; readonly response: unknown }
  | { readonly kind: 'dismissed' };

/** The browser half of a payment provider. A new provider is a folder beside this file and a line in providers.ts. */
export interface PaymentProvider {
  /** Matches the address of the provider's script, as the API's payment key contains it. */
  readonly script: RegExp;
  /** Loads the provider's script from that address. Rejects when it does not load in time; a later call tries again. */
  load(script: string): Promise<void>;
  /** Opens the window and resolves when it has closed. Rejects when it cannot be opened. */
  open(window: PaymentWindow): Promise<ProviderResponse>;
}

interface ScriptOptions {
  /** Whether the script has run: a captive portal may answer its address with a page. */
  readonly hasRun: () => boolean;
  /** Milliseconds. */
  readonly deadline?: number;
}

const loads = new Map<string, Promise<void>>();

function append(src: string, { hasRun, deadline = scriptDeadline }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      if (hasRun()) return resolve();
      script.remove();
      reject(new Error(`The script did not load: ${src}`));
    };
    const timer = setTimeout(end, deadline);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = src;
    document.head.append(script);
  });
}

/** Runs a script once per page, however often it is requested. Rejects when it did not run; then the next call tries again. */
export function loadScript(src: string, options: ScriptOptions): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = append(src, options);
  loads.set(src, load);
  load.catch(() => loads.delete(src));
  return load;
}
