/** Timeout of a provider's script, in milliseconds. */
const scriptDeadline = 15_000;

/** Default time limit of the provider's window, in seconds, if the API does not specify how long the items are held. */
export const windowTimeout = 15 * 60;

/** Options of the provider's window for one payment. */
export interface PaymentWindow {
  readonly key: string;
  /** The provider's order ID. */
  readonly orderId: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  /** Time limit of the window, in seconds. */
  readonly timeout: number;
  /** Payment methods that the window must not offer, because they are down; absent without any. */
  readonly hiddenMethods?: readonly string[];
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
}

/**
 * The result of a window. `response` is the provider's unvalidated response, which should contain the identifiers that the API
 * verifies, under the API's names.
 */
export type ProviderResponse =
  | { readonly kind: 'responded'; readonly response: unknown }
  | { readonly kind: 'dismissed' };

/** The browser part of a payment provider. A new provider is a folder next to this file and a line in providers.ts. */
export interface PaymentProvider {
  /** Matches the URL of the provider's script in the API's payment key. */
  readonly script: RegExp;
  /** Loads the provider's script from its URL. Rejects if it does not load in time; a later call retries. */
  load(script: string): Promise<void>;
  /** Opens the window and resolves when it has closed. Rejects if it cannot be opened. */
  open(window: PaymentWindow): Promise<ProviderResponse>;
}

interface ScriptOptions {
  /** Whether the script has run. A captive portal may respond with a page instead. */
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

/** Runs a script once per page. Rejects if it did not run; the next call then retries. */
export function loadScript(src: string, options: ScriptOptions): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = append(src, options);
  loads.set(src, load);
  load.catch(() => loads.delete(src));
  return load;
}
