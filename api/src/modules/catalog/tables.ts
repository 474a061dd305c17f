import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Json, Timestamp } from '../../platform/db/schema';
import type { StoredPhoto } from '../media';
import type { Choice, ProductOption } from './variant-options';

/** Menus list these by `position`, then by name. */
export interface BrandTable {
  id: Identity;
  public_id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  /** Null to show the photo of the newest product. */
  photo: Json<StoredPhoto | null> | null;
  /** Menus show it as "Coming Soon", without links. */
  coming_soon: Generated<boolean>;
  /** Incremented with each change by a staff member. */
  version: Generated<number>;
  /** The staff member who changed it last; null before the first change. */
  changed_by: Generated<string | null>;
}

export interface ThemeTable {
  id: Identity;
  public_id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  /** Name of its illustration; null without one. */
  motif: string | null;
  /** Null to show the photo of the newest product. */
  photo: Json<StoredPhoto | null> | null;
  /** Menus show it as "Coming Soon", without links. */
  coming_soon: Generated<boolean>;
  /** Incremented with each change by a staff member. */
  version: Generated<number>;
  /** The staff member who changed it last; null before the first change. */
  changed_by: Generated<string | null>;
}

export interface CategoryTable {
  id: Identity;
  public_id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  /** Null to show the photo of the newest product. */
  photo: Json<StoredPhoto | null> | null;
  /** Menus show it as "Coming Soon", without links. */
  coming_soon: Generated<boolean>;
  /** Incremented with each change by a staff member. */
  version: Generated<number>;
  /** The staff member who changed it last; null before the first change. */
  changed_by: Generated<string | null>;
}

/** Slugs are unique within their category. */
export interface SubcategoryTable {
  id: Identity;
  category_id: number;
  name: string;
  slug: string;
  position: Generated<number>;
}

/** jsonb that is null by default. */
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface ProductTable {
  id: Identity;
  public_id: string;
  slug: string;
  title: string;
  code: string | null;
  /** Full price of one unit, integer paise. */
  rate_paise: number;
  /** Basis points, 0 to 10000; applies in its period. */
  discount_bp: Generated<number>;
  /** When the discount begins; null if it has no start. */
  discount_from: OptionalTimestamp;
  /** When the discount ends; the price is the full one from then on. Null if it has no end. */
  discount_until: OptionalTimestamp;
  /** For a product with options: true if any of its variants has a period, otherwise null. */
  variants_timed: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** HSN code of 4, 6 or 8 digits; null without one. */
  hsn: string | null;
  /** GST in basis points. */
  gst_bp: Generated<number>;
  /** ISO 3166-1 alpha-2; null while it is unknown. */
  country_of_origin: string | null;
  /** Name and address of who imported it. */
  importer: string | null;
  /** Maximum retail price of one unit with all taxes, integer paise. */
  mrp_paise: number | null;
  /** A number and a unit, such as "80 sheets". */
  net_quantity: string | null;
  /** Weight of one unit with its packaging; null while it is unknown. A variant without one weighs as much as its product. */
  weight_grams: number | null;
  /** The value of the gift card that one unit is sold as; null for all other products. Variants copy it. */
  gift_card_paise: ColumnType<number | null, number | null | undefined, number | null>;
  /** The position of the country of origin among all countries sorted by name; 1000 without one. */
  origin_place: GeneratedAlways<number>;
  /** Price in the period of the discount in paise, as `unitPrice` of @shop/money computes it; stored by the database for sorting. */
  unit_paise: GeneratedAlways<number>;
  /** Units in stock, including reserved ones. */
  stock: Generated<number>;
  /** Units held by open orders; never more than `stock`. */
  reserved: Generated<number>;
  /** A withdrawn product stays for its orders, and is neither listed nor sold. */
  active: Generated<boolean>;
  /** An archived product is withdrawn, too. */
  archived_at: Timestamp | null;
  category_id: number;
  subcategory_id: number | null;
  brand_id: number | null;
  theme_id: number | null;
  /** Comma-separated colour names, may be empty. */
  colors: Generated<string>;
  variant: string | null;
  /** The main photo first; never empty. */
  photos: Json<readonly StoredPhoto[]>;
  description: Generated<string>;
  faq: Generated<string>;
  contact: Generated<string>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  /** Incremented with each change by a staff member or a file; orders do not change it. */
  version: Generated<number>;
  /** The staff member who changed it last; null when a file or the seed did. */
  changed_by: Generated<string | null>;
  /** Words of title and code, which only servers of the previous build read. */
  search: GeneratedAlways<string>;
  /** The product of a variant; null for a product that has its own page. */
  parent_id: Generated<number | null>;
  /** The options in which variants differ. A product with options is not sold itself; null without variants. */
  options: OptionalJson<readonly ProductOption[]>;
  /** A variant's value for each option of its product. */
  choice: OptionalJson<Choice>;
  /** Whether staff offer the variant. Its `active` is false as well while its product is withdrawn. */
  enabled: Generated<boolean>;
  /** False for a variant that shows its product's photos. */
  own_photos: Generated<boolean>;
  /** The title as search compares it. */
  title_key: GeneratedAlways<string>;
  /** Title, code, colours and variant as search compares them, each word after a space. */
  search_key: GeneratedAlways<string>;
}

/** One row. `version` is incremented with each change of the catalogue except in stock; caches compare it. */
export interface CatalogueVersionTable {
  id: Generated<boolean>;
  version: number;
  changed_at: DefaultedTimestamp;
}

/** Phrases that find each other; with `finds`, phrases that also find those. */
export interface SearchSynonymTable {
  id: Identity;
  public_id: string;
  phrases: Json<readonly string[]>;
  finds: Json<readonly string[] | null> | null;
  changed_at: DefaultedTimestamp;
  /** The staff member who changed it last; null for the defaults. */
  changed_by: string | null;
}

/** A text that shoppers searched for without a result. */
export interface SearchMissTable {
  text: string;
  count: Generated<number>;
  first_at: DefaultedTimestamp;
  last_at: DefaultedTimestamp;
}

/** At most one row: whether pages show prices with GST. Without one, they show prices before GST. */
export interface PriceSettingTable {
  id: Generated<number>;
  with_tax: boolean;
}

export type ProductRow = Selectable<ProductTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    brand: BrandTable;
    theme: ThemeTable;
    category: CategoryTable;
    subcategory: SubcategoryTable;
    product: ProductTable;
    catalogue_version: CatalogueVersionTable;
    search_synonym: SearchSynonymTable;
    search_miss: SearchMissTable;
    price_setting: PriceSettingTable;
  }
}
