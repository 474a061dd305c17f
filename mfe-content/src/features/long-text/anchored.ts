import { slugify } from '@shop/config';
import { plainText } from '../plain-text';

export interface TextSection {
  readonly id: string;
  readonly title: string;
}

/** Prefix of section ids, so that they collide with no other id of the page. */
const prefix = 'part-';

/**
 * A text whose main headings (h2) can be linked to, and what they say. The same HTML gives the same ids on the server
 * and in the browser; a title that comes again is numbered.
 */
export function anchored(html: string): { readonly html: string; readonly sections: readonly TextSection[] } {
  const sections: TextSection[] = [];
  const withIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const title = plainText(inner);
    if (!title) return heading;
    const slug = prefix + (slugify(title) || 'text');
    const earlier = sections.filter(({ id }) => id === slug || id.startsWith(`${slug}--`)).length;
    const id = earlier === 0 ? slug : `${slug}--${earlier + 1}`;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, sections };
}
