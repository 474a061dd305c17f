import { pageSizes } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { leaveUncached } from '../../platform/http/cache-responses';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { toPhoto } from '../media';
import { readReviews } from '../reviews';
import type { Clock } from '../../platform/jobs/clock';
import type { CatalogueCache } from './catalogue-cache';
import { readLineProducts } from './line-products';
import { brandFilter, categoryFilter, ListParameters, themeFilter } from './list-query';
import type { CatalogueName } from './name-repository';
import { COLLECTION_LIMIT, pageResponse, readPage } from './product-pages';
import { readProductPage } from './product-repository';
import { Brand, Product, ProductCard, ProductCategory, Theme } from './schemas';

const segment = Type.String({ minLength: 1, maxLength: 200 });
const tags = ['catalogue'];

/** Maximum number of products in one request for cards. */
const CARDS_LIMIT = 12;

/** Product lists and product pages. */
export function productRoutes(
  app: TypedApp,
  {
    database,
    catalogue,
    clock,
  }: { readonly database: Database; readonly catalogue: CatalogueCache; readonly clock: Clock },
): void {
  const { db } = database.reads;
  const pages = { db, catalogue, clock };

  app.get(
    '/product',
    { schema: { tags, querystring: ListParameters, response: pageResponse } },
    async (request) => {
      // Reading all pages of a large shop would evict the responses that shoppers read.
      if (request.query.fields === 'page') leaveUncached(request);
      return { data: await readPage(pages, {}, request.query, pageSizes.default) };
    },
  );

  app.get(
    '/product/cards',
    {
      schema: {
        tags,
        summary: 'The cards of some products, in the order of their ids',
        description: 'Products that are not on sale are left out.',
        querystring: Type.Object({
          ids: Type.String({
            minLength: 1,
            maxLength: 500,
            description: `At most ${CARDS_LIMIT} product ids, joined by commas.`,
          }),
        }),
        response: { 200: dataOf(Type.Array(ref(ProductCard))), ...failures },
      },
    },
    async (request) => {
      // Each browser requests different products.
      leaveUncached(request);
      const ids = [...new Set(request.query.ids.split(',').filter(Boolean))];
      if (ids.length === 0 || ids.length > CARDS_LIMIT) {
        throw new ApiError(400, `Name from 1 to ${CARDS_LIMIT} products.`);
      }
      const lines = ids.map((productId) => ({ list: 'wishlist', productId, color: '' }) as const);
      return { data: [...(await readLineProducts(db, lines, clock.now())).values()] };
    },
  );

  app.get(
    '/product/brand/:brand',
    {
      schema: {
        tags,
        params: Type.Object({ brand: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = brandFilter(await catalogue.names(), params.brand);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/theme/:theme',
    {
      schema: {
        tags,
        params: Type.Object({ theme: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = themeFilter(await catalogue.names(), params.theme);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/category/:category/:subcategory',
    {
      schema: {
        tags,
        params: Type.Object({ category: segment, subcategory: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = categoryFilter(await catalogue.names(), params.category, params.subcategory);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/detail1/:id',
    {
      schema: {
        tags,
        params: Type.Object({
          id: Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'An id or a slug of a product or variant.',
          }),
        }),
        response: { 200: dataOf(ref(Product)), ...failures },
      },
    },
    async ({ params: { id } }) => {
      const product = await readProductPage(db, id, clock.now());
      if (!product) throw new ApiError(404, 'This product is not in the shop.');
      const reviews = await readReviews(db, product.groupId ?? product._id);
      return { data: { ...product, ...(reviews && { reviews }) } };
    },
  );
}

/** The optional fields of a name. */
const shownOf = ({ photo, comingSoon }: CatalogueName) => ({
  ...(photo && { photo: toPhoto(photo) }),
  ...(comingSoon && { comingSoon }),
});

/** The menus: categories with their subcategories, themes, brands. */
export function catalogueNameRoutes(
  app: TypedApp,
  { catalogue }: { readonly catalogue: CatalogueCache },
): void {
  const schemaOf = <Item extends typeof Brand | typeof Theme | typeof ProductCategory>(item: Item) => ({
    tags: ['catalogue'],
    response: { 200: dataOf(Type.Array(ref(item))), ...failures },
  });

  app.get('/productcategory', { schema: schemaOf(ProductCategory) }, async () => {
    const { categories } = await catalogue.names();
    return {
      data: categories.map((category) => ({
        _id: category.publicId,
        category: category.name,
        categorySlug: category.slug,
        subCategory: category.subcategories.map((subcategory) => subcategory.name),
        ...shownOf(category),
      })),
    };
  });

  app.get('/theme', { schema: schemaOf(Theme) }, async () => {
    const { themes } = await catalogue.names();
    return {
      data: themes.map((theme) => ({
        _id: theme.publicId,
        themeName: theme.name,
        themeSlug: theme.slug,
        ...(theme.motif !== null && { motif: theme.motif }),
        ...shownOf(theme),
      })),
    };
  });

  app.get('/brand', { schema: schemaOf(Brand) }, async () => {
    const { brands } = await catalogue.names();
    return {
      data: brands.map((brand) => ({
        _id: brand.publicId,
        brandName: brand.name,
        ...shownOf(brand),
      })),
    };
  });
}
