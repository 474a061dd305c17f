/** The session storage key of a window's console errors. Session storage outlives the window's documents. */
const key = 'consoleErrors';

/** Records errors and warnings of the document from now on. Runs in the page, so it must not use outer variables. */
function collectConsoleErrors(storageKey: string): void {
  const note = (text: string) => {
    const earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
    sessionStorage.setItem(storageKey, JSON.stringify([...earlier, text]));
  };
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`${effectiveDirective} blocks ${blockedURI}`),
  );
  for (const type of ['error', 'warn'] as const) {
    const log = console[type].bind(console);
    console[type] = (...values: unknown[]) => {
      note(values.map(String).join(' '));
      log(...values);
    };
  }
}

/**
 * An expression for browsers whose driver does not report the console: it makes a document record its console errors
 * from its first evaluation.
 */
export const collecting = `globalThis.isCollecting ??= ((${collectConsoleErrors.toString()})(${JSON.stringify(key)}), true)`;

/** An expression that returns the messages recorded by the window's documents. */
export const collected = `JSON.parse(sessionStorage.getItem(${JSON.stringify(key)}) ?? '[]')`;
