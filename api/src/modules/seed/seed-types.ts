import type { ShopPicture } from '../media';

/** The curated catalogue and texts that a new shop starts with. Money is in paise, discounts in basis points. */

export interface SeedName {
  readonly name: string;
  readonly slug: string;
}

export interface SeedBrand extends SeedName {
  /** Null where the newest product lends its own. */
  readonly picture: string | null;
}

export interface SeedTheme extends SeedBrand {
  /** Name of the drawing that stands for it. */
  readonly motif: string | null;
}

export interface SeedCategory extends SeedName {
  /** Empty for one category, which the menu shows as coming soon. */
  readonly subcategories: readonly SeedName[];
}

export interface SeedProduct {
  readonly slug: string;
  readonly title: string;
  readonly code: string | null;
  /** Before discount and tax. */
  readonly ratePaise: number;
  /** 1250 is 12.5 %. */
  readonly discountBp: number;
  readonly stock: number;
  /** Slugs; subcategory is null in the category that has none. */
  readonly category: string;
  readonly subcategory: string | null;
  readonly brand: string | null;
  readonly theme: string | null;
  /** Colour names. With two or more, picture k shows colour k. */
  readonly colors: readonly string[];
  readonly variant: string | null;
  /** Picture ids (see `media`), the main photo first; after those of the colours, the product in use and with its scale. */
  readonly pictures: readonly string[];
  /** HTML, like faq and contact. */
  readonly description: string;
  readonly faq: string;
  readonly contact: string;
}

/** What shipping costs before tax, and from which value of a cart on it is free. */
export interface SeedShipping {
  readonly freeFromPaise: number;
  readonly pricePaise: number;
}

export interface SeedBlogPost {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  /** A day, YYYY-MM-DD. */
  readonly publishedOn: string;
  /** HTML; its first paragraph is long and plain, so that cards can truncate it. */
  readonly detail: string;
}

export interface SeedPolicy {
  readonly slug: string;
  readonly title: string;
  /** HTML. */
  readonly description: string;
}

export interface SeedContent {
  readonly key: string;
  /** HTML. */
  readonly description: string;
}

export interface SeedSectionEntry {
  /** HTML. */
  readonly description: string;
  readonly picture: string | null;
}

export interface SeedPageSection {
  readonly key: string;
  readonly entries: readonly SeedSectionEntry[];
}

export interface SeedPicture {
  readonly picture: string;
  /** What it shows, in words; absent for one that only decorates. */
  readonly alt?: string;
}

/** A picture or clip that comes with the shop. */
export type SeedMedia = ShopPicture;

export interface SeedData {
  readonly categories: readonly SeedCategory[];
  readonly brands: readonly SeedBrand[];
  readonly themes: readonly SeedTheme[];
  /** All of them, category by category in the order of `categories`. */
  readonly products: readonly SeedProduct[];
  readonly blogPosts: readonly SeedBlogPost[];
  readonly policies: readonly SeedPolicy[];
  /** Null in a shop that charges nothing for shipping. */
  readonly shipping: SeedShipping | null;
  readonly content: readonly SeedContent[];
  readonly pageSections: readonly SeedPageSection[];
  readonly heroSlides: readonly SeedPicture[];
  readonly banners: readonly SeedPicture[];
  /** By picture id; the picture itself is `media/<id>-<width>.avif` and `.webp`, in the widths that it names. */
  readonly media: Readonly<Record<string, SeedMedia>>;
}
