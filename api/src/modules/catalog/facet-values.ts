import { productFilters, slugify } from '@shop/config';
import { countryCodes, countryName } from '@shop/config/countries';
import { type Static, Type } from 'typebox';
import { ref } from '../../platform/http/schemas';
import type { FacetChoice } from './facet-query';
import { type FacetCounts, priceSteps } from './facet-repository';
import type { CatalogueName, CatalogueNames } from './name-repository';

export const FacetValue = Type.Object(
  {
    value: Type.String({ description: 'For the parameter of the facet.' }),
    name: Type.Optional(Type.String({ description: 'Absent if it is the value itself.' })),
    count: Type.Integer({
      description: 'Products of the list with this value, with all other filters applied.',
    }),
  },
  { $id: 'FacetValue' },
);

const list = (description: string) => Type.Array(ref(FacetValue), { description });

export const ListFacets = Type.Object(
  {
    categories: list('In the order of the menu.'),
    brands: list('In the order of the menu.'),
    themes: list('In the order of the menu.'),
    colors: list('The most frequent first.'),
    prices: list('Ranges in rupees, such as 100-250 or 2500-, without their end.'),
    availability: list('in-stock, out-of-stock and low-stock.'),
    origins: list('By name.'),
  },
  { $id: 'ListFacets', description: 'The values of the products of a list.' },
);

type Value = Static<typeof FacetValue>;

/** Maximum number of colours. */
const MAX_COLORS = 40;

const namedValues = (
  items: readonly CatalogueName[],
  counts: Readonly<Record<string, number>>,
  chosen: readonly number[] = [],
): Value[] =>
  items.flatMap(({ id, slug, name }) => {
    const count = counts[id] ?? 0;
    return count > 0 || chosen.includes(id) ? [{ value: slug, name, count }] : [];
  });

function colorValues(counts: Readonly<Record<string, number>>, chosen: readonly string[] = []): Value[] {
  const all = Object.entries(counts).map(([value, count]) => ({ value, count }));
  all.sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'));
  const shown = all.filter(({ value }, index) => index < MAX_COLORS || chosen.includes(value));
  const absent = chosen.filter((value) => !(value in counts));
  return [...shown, ...absent.map((value) => ({ value, count: 0 }))];
}

function priceValues(counts: Readonly<Record<string, number>>, chosen: FacetChoice['prices'] = []): Value[] {
  return priceSteps.flatMap((from, index) => {
    const to = priceSteps[index + 1];
    const count = counts[index + 1] ?? 0;
    const isChosen = chosen.some((range) => range.from === from * 100 && range.to === (to ?? 0) * 100);
    return count > 0 || isChosen ? [{ value: `${from}-${to ?? ''}`, count }] : [];
  });
}

function originValues(counts: Readonly<Record<string, number>>, chosen: readonly string[] = []): Value[] {
  return countryCodes.flatMap((code) => {
    const count = counts[code] ?? 0;
    return count > 0 || chosen.includes(code) ? [{ value: code, name: countryName(code), count }] : [];
  });
}

const [, inStock, outOfStock, lowStock] = productFilters.availability;

/** The counts of a list's facets, with names and in the order in which they are shown. Chosen values are included. */
export function facetValues(
  names: CatalogueNames,
  counts: FacetCounts,
  chosen: FacetChoice,
): Static<typeof ListFacets> {
  const { in: plenty = 0, low = 0, out = 0 } = counts.availability;
  const availability = [
    { value: slugify(inStock), count: plenty + low },
    { value: slugify(outOfStock), count: out },
    { value: slugify(lowStock), count: low },
  ];
  return {
    categories: namedValues(names.categories, counts.categories, chosen.categories),
    brands: namedValues(names.brands, counts.brands, chosen.brands),
    themes: namedValues(names.themes, counts.themes, chosen.themes),
    colors: colorValues(counts.colors, chosen.colors),
    prices: priceValues(counts.prices, chosen.prices),
    availability,
    origins: originValues(counts.origins, chosen.origins),
  };
}
