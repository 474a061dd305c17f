import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { seedFaults } from './seed-faults';
import { readSeedJson, schemas, type SeedData } from './seed-schemas';

export type * from './seed-schemas';

const besideBlocks =
  /\s*(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|img|table|thead|tbody|tr|th|td)\b[^>]*>)\s*/g;

/** A long text from a separate file, on one line: line breaks in the file are only for editing. */
function readHtml(folder: string, file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const html = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(besideBlocks, '$1')
    .trim();
  if (/^<.+>$/.test(html)) return html;
  throw new Error(`${file}: is not HTML`);
}

/**
 * Reads a seed folder: the catalogue and texts that a new shop starts with. Throws an Error that names the file and place when a
 * file has the wrong shape, and one that lists all faults when references do not resolve or slugs repeat.
 */
export function loadSeedData(folder: string): SeedData {
  const read = <Schema extends TSchema>(file: string, schema: Schema) => readSeedJson(folder, file, schema);
  const html = (file: string) => readHtml(folder, file);
  const categories = read('data/categories.json', schemas.categories);
  const data: SeedData = {
    categories,
    brands: read('data/brands.json', schemas.brands),
    themes: read('data/themes.json', schemas.themes),
    products: categories.flatMap(({ slug }) => read(`data/products/${slug}.json`, schemas.products)),
    variants: read('data/variants.json', schemas.variants),
    blogPosts: read('data/blog-posts.json', schemas.blogPosts).map((post) => ({
      ...post,
      detail: html(`data/blog/${post.slug}.html`),
    })),
    policies: read('data/policies.json', schemas.policies).map((policy) => ({
      ...policy,
      description: html(`data/policies/${policy.slug}.html`),
    })),
    shipping: read('data/shipping.json', schemas.shipping),
    content: read('data/content.json', schemas.content).map((item) => ({
      ...item,
      description: html(`data/content/${item.key}.html`),
    })),
    pageSections: read('data/page-sections.json', schemas.pageSections),
    heroSlides: read('data/hero-slides.json', schemas.pictures),
    banners: read('data/banners.json', schemas.pictures),
    media: read('media/index.json', schemas.media),
  };
  const faults = seedFaults(data);
  if (faults.length > 0) throw new Error(`The seed is inconsistent:\n${faults.join('\n')}`);
  return data;
}
