import purify from 'dompurify';

/** Elements that a text of the shop never needs: styles and anything that takes input. */
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

purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const isAddress = attribute.attrName === 'href' || attribute.attrName === 'src';
  if (isAddress && !allowedAddress.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** The shop's HTML without what it never needs; safe to put into a page. */
export const sanitize = (html: string): string =>
  purify.sanitize(html, { USE_PROFILES: { html: true }, ...forbidden });
