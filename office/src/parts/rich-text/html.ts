/** If one of these contains a single paragraph, its text is stored without it, as the shop's styles expect. */
const withoutParagraph = 'li, td, th';
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Removes the paragraph that an editor puts around the text of list items and cells. */
function unwrapParagraphs(body: HTMLElement): void {
  for (const element of body.querySelectorAll(withoutParagraph)) {
    const [first] = element.children;
    const paragraphs = [...element.children].filter(({ localName }) => localName === 'p');
    if (first?.localName === 'p' && paragraphs.length === 1 && first.attributes.length === 0) {
      first.replaceWith(...first.childNodes);
    }
  }
}

/** The editor's HTML as it is saved; empty for a document without text and pictures. */
export function savedHtml(html: string): string {
  const body = parse(html);
  unwrapParagraphs(body);
  return body.textContent?.trim() === '' && !body.querySelector('img, hr') ? '' : body.innerHTML;
}

const collapse = (text: string) => text.replace(/[ \t\r\n]+/g, ' ');

/** A form in which texts with the same content are equal. */
function canonical(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return collapse(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  const name = sameAs[node.localName] ?? node.localName;
  const attributes = [...node.attributes].map((one) => `${one.name}=${one.value}`).sort();
  const children = [...node.childNodes].map(canonical).join('');
  return `<${[name, ...attributes].join(' ')}>${children}</${name}>`;
}

/** Whitespace next to tags does not show. */
const trimmed = (text: string) => text.replace(/\s*(<[^>]+>)\s*/g, '$1');

/** Whether two texts have the same content, apart from whitespace and synonyms of tags. */
export function isSameHtml(one: string, other: string): boolean {
  const [first, second] = [one, other].map((html) => {
    const body = parse(html);
    unwrapParagraphs(body);
    return trimmed(canonical(body));
  });
  return first === second;
}

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** Whether a link may have this address: one with a scheme of the list, or a page of the shop. */
export function isLinkAddress(address: string, schemes: readonly string[]): boolean {
  const [, found] = scheme.exec(address) ?? [];
  if (found !== undefined) return schemes.includes(found.toLowerCase()) && address.length > found.length + 1;
  return /^(\/(?!\/)|#)/.test(address);
}
