import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { ProductContext } from '../staff/context';
import { changeName, createName, orderNames, removeName } from './change-name';
import { readTaxonomy } from './repository';
import { kindField, NewTaxonomyName, Taxonomy, TaxonomyChange, TaxonomyOrder } from './schemas';

const kindParams = Type.Object({ kind: kindField });
const params = Type.Object({ kind: kindField, id: Type.String({ minLength: 1, maxLength: 64 }) });

/** Categories, themes and brands for staff. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffTaxonomyRoutes(app: TypedApp, context: ProductContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(Taxonomy)), ...failures };
  const read = async () => ({ data: await readTaxonomy(context.database.db) });

  app.get(
    '/taxonomy',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Categories with their subcategories, themes and brands', response },
    },
    read,
  );

  app.post(
    '/taxonomy/:kind',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Adds a category, theme or brand',
        params: kindParams,
        body: NewTaxonomyName,
        response,
      },
    },
    async (request) => {
      await createName(context, request.params.kind, request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/taxonomy/:kind/order',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes the order in menus and lists',
        params: kindParams,
        body: TaxonomyOrder,
        response,
      },
    },
    async (request) => {
      await orderNames(context, request.params.kind, request.body.ids, actorOf(request));
      return read();
    },
  );

  app.post(
    '/taxonomy/:kind/:id',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes a category, theme or brand; pages that move leave redirects',
        params,
        body: TaxonomyChange,
        response,
      },
    },
    async (request) => {
      await changeName(context, request.params, request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/taxonomy/:kind/:id/remove',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Removes a category, theme or brand without products', params, response },
    },
    async (request) => {
      await removeName(context, request.params, actorOf(request));
      return read();
    },
  );
}
