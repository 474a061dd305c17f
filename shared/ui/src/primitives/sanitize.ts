type Sanitizer = (html: string) => string;

let ready: Sanitizer | undefined;
let loading: Promise<Sanitizer> | undefined;

/** The sanitiser once it has been loaded; until then undefined. */
export function loadedSanitizer(): Sanitizer | undefined {
  return ready;
}

/** Loads DOMPurify, once: a first page that the server has rendered never needs it. A failed load may be tried again. */
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
