import { sql, type RawBuilder } from 'kysely';
import { Type } from 'typebox';
import { ApiError } from '../../platform/http/api-error';
import type { CatalogueName, CatalogueNames } from './name-repository';
import { priceColumn } from './price-setting';

const values = (description: string) =>
  Type.Optional(Type.String({ maxLength: 2500, description: `Separated by commas: ${description}` }));

/** Query parameters that narrow a list to products with any of the given values, for each parameter. */
export const FacetParameters = {
  categories: values('slugs of categories. Unknown ones match nothing.'),
  brands: values('slugs of brands. Unknown ones match nothing.'),
  themes: values('slugs of themes. Unknown ones match nothing.'),
  colors: values('names of colours.'),
  prices: values(
    'ranges of the discounted price in rupees, such as 100-250 or 1000-, without their end. With GST if the shop shows prices with it.',
  ),
  origins: values('countries of origin, as codes of ISO 3166-1 alpha-2.'),
};

type FacetText = { readonly [Name in keyof typeof FacetParameters]?: string };

/** A range of discounted prices in paise, without its end. */
export interface PriceRange {
  readonly from: number;
  readonly to: number | null;
}

/** The chosen values of each facet. A facet without a choice is absent. */
export interface FacetChoice {
  readonly categories?: readonly number[];
  readonly brands?: readonly number[];
  readonly themes?: readonly number[];
  readonly colors?: readonly string[];
  readonly prices?: readonly PriceRange[];
  readonly origins?: readonly string[];
}

export type FacetName = keyof FacetChoice;

const listOf = (text = ''): string[] => [...new Set(text.split(',').flatMap((value) => value.trim() || []))];

function refuse(field: string, meaning: string): never {
  throw new ApiError(400, `${field} must be ${meaning}`, { extra: { field } });
}

function readRange(text: string): PriceRange {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  if (from === undefined) return refuse('prices', 'ranges of rupees such as 100-250 or 1000-');
  return { from: Number(from) * 100, to: to ? Number(to) * 100 : null };
}

const isCode = (text: string) => /^[A-Z]{2}$/.test(text);

/** Reads the facets of a query. Throws an ApiError 400 for ranges and countries that cannot be read. */
export function facetChoiceOf(names: CatalogueNames, text: FacetText): FacetChoice {
  const idsOf = (items: readonly CatalogueName[], slugs: readonly string[]) =>
    items.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const origins = listOf(text.origins).map((code) => code.toUpperCase());
  if (!origins.every(isCode)) refuse('origins', 'country codes such as IN or JP');
  const choice = {
    categories: (slugs: string[]) => idsOf(names.categories, slugs),
    brands: (slugs: string[]) => idsOf(names.brands, slugs),
    themes: (slugs: string[]) => idsOf(names.themes, slugs),
    colors: (colors: string[]) => colors,
    prices: (ranges: string[]) => ranges.map(readRange),
    origins: () => origins,
  } satisfies { readonly [Name in FacetName]: (given: string[]) => FacetChoice[Name] };
  const chosen = Object.entries(choice).flatMap(([name, read]) => {
    const given = listOf(text[name as FacetName]);
    return given.length > 0 ? [[name, read(given)]] : [];
  });
  return Object.fromEntries(chosen) as FacetChoice;
}

// Zero is not an id: it keeps the list from being empty, which SQL does not allow.
const isOneOf = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join([0, ...ids])})`;

const inRange = (withTax: boolean) => {
  const price = priceColumn(withTax);
  return ({ from, to }: PriceRange) =>
    to === null ? sql<boolean>`${price} >= ${from}` : sql<boolean>`${price} >= ${from} and ${price} < ${to}`;
};

const conditions = {
  categories: (ids: readonly number[]) => isOneOf('category_id', ids),
  brands: (ids: readonly number[]) => isOneOf('brand_id', ids),
  themes: (ids: readonly number[]) => isOneOf('theme_id', ids),
  colors: (colors: readonly string[]) =>
    sql<boolean>`string_to_array(replace(colors, ', ', ','), ',') && array[${sql.join(colors)}]::text[]`,
  prices: (ranges: readonly PriceRange[], withTax: boolean) =>
    sql<boolean>`(${sql.join(ranges.map(inRange(withTax)), sql` or `)})`,
  origins: (codes: readonly string[]) => sql<boolean>`country_of_origin in (${sql.join(codes)})`,
};

/** The conditions of the chosen facets, for a query that reads `product`; those of prices compare them as they are shown. */
export function facetConditions(
  choice: FacetChoice,
  withTax = false,
): Partial<Record<FacetName, RawBuilder<boolean>>> {
  const { categories, brands, themes, colors, prices, origins } = choice;
  return {
    ...(categories && { categories: conditions.categories(categories) }),
    ...(brands && { brands: conditions.brands(brands) }),
    ...(themes && { themes: conditions.themes(themes) }),
    ...(colors && { colors: conditions.colors(colors) }),
    ...(prices && { prices: conditions.prices(prices, withTax) }),
    ...(origins && { origins: conditions.origins(origins) }),
  };
}
