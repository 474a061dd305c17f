import type { Static } from 'typebox';
import type { ShopPicture } from '../media';
import type { schemas } from './seed-schemas';

/** The curated catalogue and texts that a new shop starts with, as their files specify. Money is in paise, discounts in basis points. */
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

export type SeedCategory = Entry<'categories'>;
export type SeedProduct = Entry<'products'>;

/** A picture or clip that comes with the shop. */
export type SeedMedia = ShopPicture;

export interface SeedData extends Readonly<
  Pick<Files, 'categories' | 'brands' | 'themes' | 'products' | 'shipping' | 'pageSections'>
> {
  /** `detail` is HTML; its first paragraph is long and plain, so that cards can truncate it. */
  readonly blogPosts: readonly (Entry<'blogPosts'> & { readonly detail: string })[];
  readonly policies: readonly (Entry<'policies'> & WithDescription)[];
  readonly content: readonly (Entry<'content'> & WithDescription)[];
  readonly heroSlides: Files['pictures'];
  readonly banners: Files['pictures'];
  /** By picture id; the picture itself is `media/<id>-<width>.avif` and `.webp`, in the widths that it names. */
  readonly media: Readonly<Record<string, SeedMedia>>;
}
