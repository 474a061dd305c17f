type Sanitizer = (html: string) => string;

let ready: Sanitizer | undefined;
let loading: Promise<Sanitizer> | undefined;

/** The sanitiser, or undefined before it has loaded. */
export function loadedSanitizer(): Sanitizer | undefined {
  return ready;
}

/** Loads DOMPurify once. Server-rendered pages do not need it. A failed load may be retried. */
export function loadSanitizer(): Promise<Sanitizer> {
  loading ??= import('./purify').then(
    ({ sanitize }) => (ready = sanitize),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
