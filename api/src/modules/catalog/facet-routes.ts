import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import type { CatalogueCache } from './catalogue-cache';
import { countFacets } from './facet-repository';
import { facetValues, ListFacets } from './facet-values';
import { brandFilter, categoryFilter, ListParameters, themeFilter } from './list-query';
import type { CatalogueNames } from './name-repository';
import { listQueryOf, type PathFilter } from './product-pages';

const segment = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));

const {
  page: _page,
  limit: _limit,
  sort: _sort,
  after: _after,
  fields: _fields,
  ...filters
} = ListParameters.properties;

const FacetsQuery = Type.Object({
  ...filters,
  q: segment('The text of a search.'),
  ofBrand: segment('The list of a brand, by name or slug.'),
  ofTheme: segment('The list of a theme, by name or slug.'),
  inCategory: segment('The list of a category, by name or slug; with `inSubcategory`.'),
  inSubcategory: segment('A subcategory by name or slug, or `all`.'),
});

interface Place {
  readonly ofBrand?: string;
  readonly ofTheme?: string;
  readonly inCategory?: string;
  readonly inSubcategory?: string;
}

function pathFilterOf(
  names: CatalogueNames,
  { ofBrand, ofTheme, inCategory, inSubcategory = 'all' }: Place,
): PathFilter {
  return {
    ...(ofBrand !== undefined && brandFilter(names, ofBrand)),
    ...(ofTheme !== undefined && themeFilter(names, ofTheme)),
    ...(inCategory !== undefined && categoryFilter(names, inCategory, inSubcategory)),
  };
}

interface FacetDeps {
  readonly db: Executor;
  readonly catalogue: CatalogueCache;
  readonly clock: Clock;
  /** Internal ids of the products that a search finds. */
  readonly find: (text: string) => Promise<readonly number[]>;
}

/** The facets of every list and of search. */
export function facetRoutes(app: TypedApp, { db, catalogue, clock, find }: FacetDeps): void {
  app.get(
    '/product/facets',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'The values of the products of a list, with their counts',
        querystring: FacetsQuery,
        response: { 200: dataOf(ref(ListFacets)), ...failures },
      },
    },
    async ({ query: { q, ...query } }) => {
      const names = await catalogue.names();
      const path = pathFilterOf(names, query);
      if (q !== undefined && Object.keys(path).length > 0)
        throw new ApiError(400, 'q cannot be combined with a category, brand or theme');
      const listQuery = listQueryOf(names, path, query);
      const counts =
        q === undefined
          ? await catalogue.facets(listQuery)
          : await countFacets(db, listQuery, clock.now(), await find(q));
      return { data: facetValues(names, counts, listQuery.facets ?? {}) };
    },
  );
}
