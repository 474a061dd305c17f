type Sanitizer = (html: string) => string;

let ready: Sanitizer | undefined;
let loading: Promise<Sanitizer> | undefined;

/** What a text of the shop never needs: looks of its own, and anything that takes input. */
const forbidden = {
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'audio',
    'video',
    'source',
  ],
  FORBID_ATTR: ['style', 'class', 'name'],
};

/** Addresses in links and pictures: this site's, other sites', mail and telephone; no script, no data, no "//elsewhere". */
const allowedAddress = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|[?.\d])/i;

/** The sanitiser once it has been loaded; until then undefined. */
export function loadedSanitizer(): Sanitizer | undefined {
  return ready;
}

/** Loads DOMPurify, once: a first page that the server has rendered never needs it. A failed load may be tried again. */
export function loadSanitizer(): Promise<Sanitizer> {
  loading ??= import('dompurify').then(
    ({ default: purify }) => {
      purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
        const isAddress = attribute.attrName === 'href' || attribute.attrName === 'src';
        if (isAddress && !allowedAddress.test(attribute.attrValue)) attribute.keepAttr = false;
      });
      ready = (html) => purify.sanitize(html, { USE_PROFILES: { html: true }, ...forbidden });
      return ready;
    },
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
