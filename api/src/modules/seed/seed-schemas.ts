import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { seedSchemas } from '../catalog';
import type { ShopPicture } from '../media';

export const shape = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const text = Type.String({ minLength: 1 });
export const html = Type.String({ pattern: '^<.+>$' });
const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const optional = <Schema extends typeof text>(schema: Schema) => Type.Union([schema, Type.Null()]);
const named = { name: text, slug };
const widths = Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 });

/** Reads a JSON file of a seed folder. Throws an Error that names the file and the place. */
export function readSeedJson<Schema extends TSchema>(
  folder: string,
  file: string,
  schema: Schema,
): Static<Schema> {
  const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (Value.Check(schema, content)) return content;
  const [first] = Value.Errors(schema, content);
  throw new Error(`${file}${first?.instancePath ?? ''}: ${first?.message ?? 'has the wrong shape'}`);
}

/** The schema of each data file. The long texts of posts, policies and content are HTML files next to them. */
export const schemas = {
  categories: Type.Array(shape({ ...named, subcategories: Type.Array(shape(named)) })),
  brands: Type.Array(shape({ ...named, picture: optional(text) })),
  themes: Type.Array(shape({ ...named, motif: optional(text), picture: optional(text) })),
  products: Type.Array(
    shape({
      slug,
      ...seedSchemas,
      stock: Type.Integer({ minimum: 0 }),
      category: slug,
      subcategory: optional(slug),
      brand: optional(slug),
      theme: optional(slug),
      pictures: Type.Array(text, { minItems: 1, maxItems: 5 }),
    }),
  ),
  variants: Type.Array(
    shape({
      product: slug,
      options: Type.Array(shape({ name: text, values: Type.Array(text, { minItems: 1 }) }), {
        minItems: 1,
        maxItems: 3,
      }),
      variants: Type.Array(
        shape({
          values: Type.Array(text, { minItems: 1 }),
          code: optional(text),
          ratePaise: Type.Optional(Type.Integer({ minimum: 1 })),
          stock: Type.Integer({ minimum: 0 }),
          pictures: Type.Array(text, { minItems: 1 }),
        }),
        { minItems: 1 },
      ),
    }),
  ),
  blogPosts: Type.Array(
    shape({
      slug,
      name: text,
      picture: text,
      publishedOn: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    }),
  ),
  policies: Type.Array(shape({ slug, title: text })),
  shipping: Type.Union([
    shape({ freeFromPaise: Type.Integer({ minimum: 1 }), pricePaise: Type.Integer({ minimum: 1 }) }),
    Type.Null(),
  ]),
  content: Type.Array(shape({ key: slug })),
  pageSections: Type.Array(
    shape({ key: text, entries: Type.Array(shape({ description: html, picture: optional(text) })) }),
  ),
  pictures: Type.Array(shape({ picture: text, alt: Type.Optional(text) })),
  media: Type.Record(
    Type.String(),
    shape({
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
      widths,
      webp: Type.Optional(widths),
      source: Type.String({ pattern: '^[0-9a-f]{16}$' }),
      version: Type.String({ pattern: '^[0-9a-f]{8}$' }),
      placeholder: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
      alt: Type.Optional(text),
    }),
  ),
};

/** The curated catalogue and texts of a new shop, as in the files. Money is in paise, discounts in basis points. */
type Files = { readonly [Name in keyof typeof schemas]: Static<(typeof schemas)[Name]> };
type Entry<Name extends 'categories' | 'products' | 'blogPosts' | 'policies' | 'content'> =
  Files[Name][number];

interface WithDescription {
  /** HTML. */
  readonly description: string;
}

export interface SeedName {
  readonly name: string;
  readonly slug: string;
}

export type SeedProduct = Entry<'products'>;
export type SeedGroup = Files['variants'][number];

/** A picture or clip that comes with the shop. */
export type SeedMedia = ShopPicture;

export interface SeedData extends Readonly<
  Pick<Files, 'categories' | 'brands' | 'themes' | 'products' | 'shipping' | 'pageSections'>
> {
  /** Options and variants of some of the products, whose stock is that of all their variants. */
  readonly variants?: Files['variants'];
  /** `detail` is HTML; its first paragraph is long and plain, so that cards can truncate it. */
  readonly blogPosts: readonly (Entry<'blogPosts'> & { readonly detail: string })[];
  readonly policies: readonly (Entry<'policies'> & WithDescription)[];
  readonly content: readonly (Entry<'content'> & WithDescription)[];
  readonly heroSlides: Files['pictures'];
  readonly banners: Files['pictures'];
  /** By picture id; its files are `media/<id>-<width>.avif` and `.webp`, in the listed widths. */
  readonly media: Readonly<Record<string, SeedMedia>>;
}
