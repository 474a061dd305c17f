import { Type, type Static } from 'typebox';

const text = (description: string) => Type.Optional(Type.String({ maxLength: 120, description }));

/** What every listing takes. */
export const ListParameters = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: text('A sort option by label or slug, such as price-low-to-high.'),
  availability: text('all-items, in-stock, out-of-stock or low-stock.'),
  category: text('A category or subcategory by name or slug.'),
  after: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'The id of a product: returns those that follow it in the list, and `page` is to be left out. As fast at the end of a list as at its beginning.',
    }),
  ),
  fields: Type.Optional(
    Type.Literal('card', { description: 'Returns the fields of a card instead of the whole product.' }),
  ),
});

export type ListParameters = Static<typeof ListParameters>;

const searchText = (description: string) => Type.String({ maxLength: 200, description });

export const SearchParameters = Type.Object({
  q: Type.Optional(searchText('Blank text finds nothing; without it and a limit, every product is listed.')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  fields: ListParameters.properties.fields,
});

const { after: _after, ...listed } = ListParameters.properties;

/** What a page of search results takes: a listing's filters and sorting, with the best results first unless sorted. */
export const SearchPageParameters = Type.Object({ ...listed, q: searchText('Blank text finds nothing.') });

export type SearchPageParameters = Static<typeof SearchPageParameters>;
