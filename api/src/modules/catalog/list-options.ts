import { productFilters, slugify } from '@shop/config';
import { ApiError } from '../../platform/http/api-error';
import type { ListOrder } from './list-orders';
import type { Availability, ListGroups } from './list-repository';
import type { CatalogueNames } from './name-repository';

const [allItems, inStock, outOfStock, lowStock] = productFilters.availability;
const [unsorted, lowToHigh, highToLow, bestValue, mostExpensive, cheapestFirst] = productFilters.sort;
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
  [slugify(mostExpensive), 'dearest'],
  [slugify(cheapestFirst), 'cheapest'],
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
 * The category filter of a listing: every category and subcategory of that name or slug. Undefined for no choice.
 * A filter of the shop's that no category matches leaves nothing; another unknown name throws a 400.
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
