import { productFilters, slugify } from '@shop/config';
import { ApiError } from '../http/api-error';
import type { CatalogueNames } from '../repositories/catalogue-names';
import type { Availability, ListGroups, ListOrder } from '../repositories/product-lists';

const [allItems, inStock, outOfStock, lowStock] = productFilters.availability;
const [unsorted, lowToHigh, highToLow, bestValue, mostExpensive, cheapestFirst] = productFilters.sort;
const [allCategories, ...materials] = productFilters.category;
const otherMaterials = slugify(materials[3]);

const availabilities: ReadonlyMap<string, Availability> = new Map([
  [slugify(allItems), 'all'],
  [slugify(inStock), 'in'],
  [slugify(outOfStock), 'out'],
  [slugify(lowStock), 'low'],
]);

const orders: ReadonlyMap<string, ListOrder> = new Map([
  [slugify(unsorted), 'newest'],
  [slugify(lowToHigh), 'cheapest'],
  [slugify(highToLow), 'dearest'],
  [slugify(bestValue), 'best-value'],
  [slugify(mostExpensive), 'dearest'],
  [slugify(cheapestFirst), 'cheapest'],
]);

/** A filter is named by its label or by the label's slug. */
function choose<Value>(name: string, text: string, choices: ReadonlyMap<string, Value>): Value {
  const chosen = choices.get(slugify(text));
  if (chosen === undefined)
    throw new ApiError(400, `${name} must be one of ${[...choices.keys()].join(', ')}`);
  return chosen;
}

export const availabilityOf = (text = ''): Availability =>
  text === '' ? 'all' : choose('Availability', text, availabilities);

export const orderOf = (text = ''): ListOrder => (text === '' ? 'newest' : choose('Sort', text, orders));

/** The categories and subcategories of one of those names. */
function groupsNamed(names: CatalogueNames, slugs: readonly string[]): Omit<ListGroups, 'except'> {
  const wanted = ({ name, slug }: { name: string; slug: string }) =>
    slugs.includes(slug) || slugs.includes(slugify(name));
  return {
    categoryIds: names.categories.filter(wanted).map(({ id }) => id),
    subcategoryIds: names.categories.flatMap(({ subcategories }) =>
      subcategories.filter(wanted).map(({ id }) => id),
    ),
  };
}

/**
 * The category filter of a listing: a category or subcategory by label or slug, or "Other Materials" for what none of
 * the materials before it names. Undefined for no choice; throws a 400 for a name that the shop does not know.
 */
export function groupsOf(names: CatalogueNames, text = ''): ListGroups | undefined {
  const slug = slugify(text);
  if (slug === '' || slug === slugify(allCategories)) return undefined;
  if (slug === otherMaterials) {
    const others = materials.map(slugify).filter((material) => material !== otherMaterials);
    return { ...groupsNamed(names, others), except: true };
  }
  const groups = groupsNamed(names, [slug]);
  const known = groups.categoryIds.length > 0 || groups.subcategoryIds.length > 0;
  if (!known && !materials.some((material) => slugify(material) === slug)) {
    throw new ApiError(400, 'Category must be one of the shop’s categories');
  }
  return { ...groups, except: false };
}
