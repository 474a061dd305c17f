import purify from 'dompurify';

/** Elements that the shop's texts never need: styles and form controls. */
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

/**
 * URLs allowed in links and pictures: this site's, other sites', mailto: and tel:, but not javascript:, data: or
 * protocol-relative URLs.
 */
const allowedAddress = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|[?.\d])/i;

purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const isAddress = attribute.attrName === 'href' || attribute.attrName === 'src';
  if (isAddress && !allowedAddress.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** Sanitises the shop's HTML, so that it can be inserted into a page. */
export const sanitize = (html: string): string =>
  purify.sanitize(html, { USE_PROFILES: { html: true }, ...forbidden });
