import { productFilters, slugify } from '@shop/config';

export type FilterName = keyof typeof productFilters;

export const filterNames = ['availability', 'category', 'sort'] as const satisfies readonly FilterName[];

export const filterLabels: Readonly<Record<FilterName, string>> = {
  availability: 'Availability',
  category: 'Category',
  sort: 'Sort',
};

/** What is chosen in each filter, as the slug of its option; a filter without a choice is absent. */
export type ListingChoice = Readonly<Partial<Record<FilterName, string>>>;

const optionOf = (name: FilterName, slug: string | null | undefined): string | undefined => {
  const [, ...options] = productFilters[name];
  return options.find((option) => slugify(option) === slug);
};

/** The choices that an address carries. What no filter offers is as good as nothing. */
export function choiceFromQuery(query: URLSearchParams): ListingChoice {
  const chosen = filterNames.map((name) => [name, optionOf(name, query.get(name))] as const);
  return Object.fromEntries(chosen.flatMap(([name, option]) => (option ? [[name, slugify(option)]] : [])));
}

/** The label of a filter's chosen option, or of its first, which means no choice. */
export function labelOf(choice: ListingChoice, name: FilterName): string {
  return optionOf(name, choice[name]) ?? productFilters[name][0];
}

/** The choice with another option, by label, in one filter. */
export function withOption(choice: ListingChoice, name: FilterName, label: string): ListingChoice {
  const { [name]: _before, ...others } = choice;
  return label === productFilters[name][0] ? others : { ...others, [name]: slugify(label) };
}

/**
 * The query of an address, with its question mark, for a page of what was chosen among the results for `text`; empty when
 * there is nothing to say.
 */
export function listingSearch(choice: ListingChoice, page = 1, text = ''): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const name of filterNames) {
    const slug = choice[name];
    if (slug) query.set(name, slug);
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
