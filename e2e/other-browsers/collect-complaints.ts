/** Where pages of a window keep their complaints. Storage of the window outlives each of its documents. */
const key = 'complaints';

/** Notes what the document complains about from now on. Runs in the page: it knows only what is inside it. */
function collectComplaints(storageKey: string): void {
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
 * An expression for browsers whose driver does not report the console: it has a document note its complaints, from the first time
 * that it is evaluated there.
 */
export const collecting = `globalThis.isCollecting ??= ((${collectComplaints.toString()})(${JSON.stringify(key)}), true)`;

/** An expression for what the documents of the window have noted, as a list of texts. */
export const collected = `JSON.parse(sessionStorage.getItem(${JSON.stringify(key)}) ?? '[]')`;
