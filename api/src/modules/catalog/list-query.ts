import { findBySlug, originSort, productFilters, slugify } from '@shop/config';
import { type Static, Type } from 'typebox';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../../platform/http/api-error';
import { FacetParameters } from './facet-query';
import type { Availability, ListGroups } from './list-repository';
import type { CatalogueName, CatalogueNames } from './name-repository';
import { priceColumn } from './price-setting';
import type { PathFilter } from './product-pages';

const text = (description: string) => Type.Optional(Type.String({ maxLength: 120, description }));

/** Query parameters of every listing. */
export const ListParameters = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: text('A sort option by label or slug, such as price-low-to-high.'),
  availability: text('all-items, in-stock, out-of-stock or low-stock.'),
  category: text('A category or subcategory by name or slug.'),
  ...FacetParameters,
  after: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'The id of a product: returns the products after it in the list. Omit `page`. As fast at the end of a list as at its start.',
    }),
  ),
  fields: Type.Optional(
    Type.Union([Type.Literal('card'), Type.Literal('page')], {
      description:
        'card: returns the fields of a card instead of the whole product. page: adds options and variants, as on the product’s page.',
    }),
  ),
});

export type ListParameters = Static<typeof ListParameters>;

const searchText = (description: string) => Type.String({ maxLength: 200, description });

export const SearchParameters = Type.Object({
  q: Type.Optional(
    searchText('Blank text returns no products. Without text and limit, all products are returned.'),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  fields: ListParameters.properties.fields,
});

const { after: _after, ...listed } = ListParameters.properties;

/**
 * Query parameters of a page of search results: the filters and sorting of a listing. Sorted by relevance by default.
 */
export const SearchPageParameters = Type.Object({
  ...listed,
  q: searchText('Blank text returns no products.'),
});

export type SearchPageParameters = Static<typeof SearchPageParameters>;

/** The path segment for all subcategories of a category. */
const WHOLE_CATEGORY = 'all';

/** Addresses contain slugs or names; both find the same item. */
function called<Item extends { readonly name: string; readonly slug: string }>(
  items: readonly Item[],
  text: string,
): Item | undefined {
  return findBySlug(items, text, ({ name, slug }) => [slug, name]);
}

function find(items: readonly CatalogueName[], kind: string, text: string): number {
  const found = called(items, text);
  if (!found) throw new ApiError(404, `There is no ${kind} “${text}”.`);
  return found.id;
}

export const brandFilter = ({ brands }: CatalogueNames, brand: string): PathFilter => ({
  brandId: find(brands, 'brand', brand),
});

export const themeFilter = ({ themes }: CatalogueNames, theme: string): PathFilter => ({
  themeId: find(themes, 'theme', theme),
});

/**
 * A subcategory of a category, or the whole category for `all`, for the category's own name, and for any name when the
 * category has no subcategories. Throws a 404 for unknown names.
 */
export function categoryFilter(
  { categories }: CatalogueNames,
  category: string,
  subcategory: string,
): PathFilter {
  const found = called(categories, category);
  if (!found) throw new ApiError(404, `There is no category “${category}”.`);
  const inside = called(found.subcategories, subcategory);
  if (inside) return { subcategoryId: inside.id };
  const whole =
    subcategory === WHOLE_CATEGORY || called([found], subcategory) || found.subcategories.length === 0;
  if (!whole) throw new ApiError(404, `There is no “${subcategory}” in ${found.name}.`);
  return { categoryId: found.id };
}

type Column = 'created_at' | 'id' | 'unit_paise' | 'rate_paise' | 'discount_bp' | 'origin_place';

interface Key {
  readonly column: Column;
  readonly down: boolean;
}

const up = (column: Column): Key => ({ column, down: false });
const down = (column: Column): Key => ({ column, down: true });
const newestFirst = [down('created_at'), down('id')];

/** Sort keys. Each order ends with the id, so that it is unambiguous. */
const keys = {
  newest: newestFirst,
  'price-up': [up('unit_paise'), ...newestFirst],
  'price-down': [down('unit_paise'), ...newestFirst],
  cheapest: [up('unit_paise'), down('rate_paise'), up('id')],
  dearest: [down('unit_paise'), down('rate_paise'), down('id')],
  'best-value': [down('discount_bp'), up('unit_paise'), up('id')],
  origin: [up('origin_place'), ...newestFirst],
} as const satisfies Record<string, readonly Key[]>;

export type ListOrder = keyof typeof keys;

/** An order, and whether it compares prices with GST. */
export interface ListSorting {
  readonly order: ListOrder;
  readonly withTax?: boolean;
}

interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly down: boolean;
}

const sortKeys = ({ order, withTax = false }: ListSorting): readonly SortKey[] =>
  keys[order].map(({ column, down: isDown }) => ({
    value: column === 'unit_paise' ? priceColumn(withTax) : sql.ref(column),
    down: isDown,
  }));

/** The expressions after `order by`. */
export function orderBy(sorting: ListSorting): RawBuilder<unknown> {
  return sql.join(
    sortKeys(sorting).map(({ value, down: isDown }) => sql`${value} ${sql.raw(isDown ? 'desc' : 'asc')}`),
  );
}

const place = ({ value }: SortKey) => sql`(select ${value} from place)`;

const beyond = (key: SortKey) => sql<boolean>`${key.value} ${sql.raw(key.down ? '<' : '>')} ${place(key)}`;

const same = (key: SortKey) => sql<boolean>`${key.value} = ${place(key)}`;

/**
 * True for rows after the row `place` in the sort order. The first key is also compared alone, so that an index scan
 * starts at that row instead of at the first one.
 */
export function isAfterPlace(sorting: ListSorting): RawBuilder<boolean> {
  const all = sortKeys(sorting);
  const steps = all.map((key, index) =>
    sql.join([...all.slice(0, index).map(same), beyond(key)], sql` and `),
  );
  const [first] = all;
  if (!first) throw new Error('An order has no key');
  const entry = sql<boolean>`${first.value} ${sql.raw(first.down ? '<=' : '>=')} ${place(first)}`;
  return sql<boolean>`(${entry} and (${sql.join(
    steps.map((step) => sql`(${step})`),
    sql` or `,
  )}))`;
}

const [allItems, inStock, outOfStock, lowStock] = productFilters.availability;
const [unsorted, lowToHigh, highToLow, bestValue, expensiveFirst, cheapestFirst] = productFilters.sort;
const [allCategories, ...materials] = productFilters.category;
const materialSlugs = materials.map(slugify);

const availabilities: ReadonlyMap<string, Availability> = new Map([
  [slugify(allItems), 'all'],
  [slugify(inStock), 'in'],
  [slugify(outOfStock), 'out'],
  [slugify(lowStock), 'low'],
]);

const orders: ReadonlyMap<string, ListOrder> = new Map([
  [slugify(unsorted), 'newest'],
  [slugify(lowToHigh), 'price-up'],
  [slugify(highToLow), 'price-down'],
  [slugify(bestValue), 'best-value'],
  [slugify(expensiveFirst), 'dearest'],
  [slugify(cheapestFirst), 'cheapest'],
  [slugify(originSort), 'origin'],
]);

/** A filter is named by its label or by the label's slug. */
function choose<Value>(name: string, text: string, choices: ReadonlyMap<string, Value>): Value {
  const chosen = choices.get(slugify(text));
  if (chosen === undefined)
    throw new ApiError(400, `${name} must be one of ${[...choices.keys()].join(', ')}`, {
      extra: { field: name.toLowerCase() },
    });
  return chosen;
}

export const availabilityOf = (text = ''): Availability =>
  text === '' ? 'all' : choose('Availability', text, availabilities);

export const orderOf = (text = ''): ListOrder => (text === '' ? 'newest' : choose('Sort', text, orders));

/**
 * The category filter of a listing: every category and subcategory of that name or slug. Undefined without a filter. A
 * filter of the shop that no category matches returns no products; any other unknown name throws a 400.
 */
export function groupsOf({ categories }: CatalogueNames, text = ''): ListGroups | undefined {
  const wanted = slugify(text);
  if (wanted === '' || wanted === slugify(allCategories)) return undefined;
  const isWanted = ({ name, slug }: { name: string; slug: string }) =>
    slug === wanted || slugify(name) === wanted;
  const categoryIds = categories.filter(isWanted).map(({ id }) => id);
  const subcategoryIds = categories.flatMap(({ subcategories }) =>
    subcategories.filter(isWanted).map(({ id }) => id),
  );
  const known = categoryIds.length + subcategoryIds.length > 0 || materialSlugs.includes(wanted);
  if (!known) {
    throw new ApiError(400, 'Category must be one of the shop’s categories', {
      extra: { field: 'category' },
    });
  }
  return { categoryIds, subcategoryIds };
}
