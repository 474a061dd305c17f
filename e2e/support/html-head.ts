const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

function attributesOf(element: string): Readonly<Record<string, string>> {
  const found = [...element.matchAll(/\s([a-z:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescape(value)]));
}

export interface HtmlHead {
  readonly title: string;
  /** JSON-LD in the order of the document. Reading it throws when one is not JSON. */
  readonly linkedData: readonly Readonly<Record<string, unknown>>[];
  /** Content of the meta element with this name or property. */
  content(key: string): string | undefined;
  /** URL of the first link element with this relation. */
  href(relation: string): string | undefined;
}

/** Reads the head of a document as a crawler without scripts does. Throws when it has duplicate elements. */
export function headOf(html: string): HtmlHead {
  const text = html.slice(0, html.indexOf('</head>'));
  const metas = [...text.matchAll(/<meta\s[^>]*>/g)].map(([element]) => attributesOf(element));
  const links = [...text.matchAll(/<link\s[^>]*>/g)].map(([element]) => attributesOf(element));
  const blocks = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''),
    linkedData: blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
    content(key) {
      const found = metas.filter(({ name, property }) => name === key || property === key);
      if (found.length > 1) throw new Error(`The head contains ${key} ${found.length} times`);
      return found[0]?.content;
    },
    href: (relation) => links.find(({ rel }) => rel === relation)?.href,
  };
}
