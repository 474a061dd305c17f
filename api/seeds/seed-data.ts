import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { seedFaults } from './seed-faults';
import { schemas } from './seed-schemas';
import type { SeedData } from './seed-types';

/** Where the pictures (`<id>-<width>.avif` and `.webp`) and their index.json are. */
export const seedMediaFolder = join(import.meta.dirname, 'media');
/** Where the creators' clips lie with their posters; `npm run art:clips` draws them. */
export const seedClipFolder = join(import.meta.dirname, 'clips');

function read<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const content: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (Value.Check(schema, content)) return content;
  const [first] = Value.Errors(schema, content);
  throw new Error(`${file}${first?.instancePath ?? ''}: ${first?.message ?? 'has the wrong form'}`);
}

const besideBlocks =
  /\s*(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|img|table|thead|tbody|tr|th|td)\b[^>]*>)\s*/g;

/** A long text from a file of its own, on one line: the breaks in the file are only for those who edit it. */
function readHtml(file: string): string {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const html = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(besideBlocks, '$1')
    .trim();
  if (/^<.+>$/.test(html)) return html;
  throw new Error(`${file}: is no HTML`);
}

/**
 * Reads the curated catalogue and texts. Throws an Error that names the file and place when a file has the wrong
 * form, and one that lists every fault when references do not resolve or slugs repeat.
 */
export function loadSeedData(): SeedData {
  const categories = read('data/categories.json', schemas.categories);
  const data: SeedData = {
    categories,
    brands: read('data/brands.json', schemas.names),
    themes: read('data/themes.json', schemas.names),
    products: categories.flatMap(({ slug }) => read(`data/products/${slug}.json`, schemas.products)),
    blogPosts: read('data/blog-posts.json', schemas.blogPosts).map((post) => ({
      ...post,
      detail: readHtml(`data/blog/${post.slug}.html`),
    })),
    policies: read('data/policies.json', schemas.policies).map((policy) => ({
      ...policy,
      description: readHtml(`data/policies/${policy.slug}.html`),
    })),
    content: read('data/content.json', schemas.content).map((item) => ({
      ...item,
      description: readHtml(`data/content/${item.key}.html`),
    })),
    pageSections: read('data/page-sections.json', schemas.pageSections),
    heroSlides: read('data/hero-slides.json', schemas.pictures),
    banners: read('data/banners.json', schemas.pictures),
    media: read('media/index.json', schemas.media),
  };
  const faults = seedFaults(data);
  if (faults.length > 0) throw new Error(`The seeds do not hang together:\n${faults.join('\n')}`);
  return data;
}
