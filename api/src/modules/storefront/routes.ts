import type { TypedApp } from '@shop/server-kit';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { changePart, readParts, readStorefront, type StorefrontContext } from './change-part';
import { HomeSectionsChange, MenuChange, MobileListsChange, storefrontData } from './schemas';

/** The staff's changes to the menus and the home page. */
export function storefrontRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/storefront',
    {
      schema: {
        tags: ['content'],
        summary: 'The menus, the order of the home page, delivery and prices, where they are not the default',
        response: { 200: dataOf(storefrontData.shop), ...failures },
      },
    },
    async () => ({ data: await readStorefront(db) }),
  );
}

/** Routes that change menus and the home page. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffStorefrontRoutes(app: TypedApp, context: StorefrontContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(storefrontData.staff), ...failures };
  const read = async () => ({ data: await readParts(context.database.db) });

  app.get(
    '/storefront',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'The menus and the order of the home page', response },
    },
    read,
  );

  app.post(
    '/storefront/menu',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes the menu of the header', body: MenuChange, response },
    },
    async (request) => {
      await changePart(context, 'menu', request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/storefront/mobile',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes the lists of the mobile menu', body: MobileListsChange, response },
    },
    async (request) => {
      await changePart(context, 'mobile', request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/storefront/home',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes the order of the sections of the home page, and hides some',
        body: HomeSectionsChange,
        response,
      },
    },
    async (request) => {
      await changePart(context, 'home', request.body, actorOf(request));
      return read();
    },
  );
}
