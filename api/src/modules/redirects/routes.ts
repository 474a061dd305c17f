import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures, nullableRef, pageOf, paging, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { type RedirectContext, removeRedirect, saveRedirect } from './change-redirect';
import { findTarget, listRedirects } from './repository';
import { MovedPage, RedirectList, RedirectRequest } from './schemas';

/** Where a page moved to. */
export function redirectRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/redirect',
    {
      schema: {
        tags: ['content'],
        summary: 'Where the page of a path moved to; null if it did not',
        querystring: Type.Object({ path: Type.String({ minLength: 1, maxLength: 2000 }) }),
        response: { 200: dataOf(nullableRef(MovedPage)), ...failures },
      },
    },
    async ({ query }) => {
      const to = await findTarget(db, query.path);
      return { data: to === undefined ? null : { to } };
    },
  );
}

const ListQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the old or new path.' })),
  ...paging,
});

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** Routes that list and change redirects. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffRedirectRoutes(app: TypedApp, context: RedirectContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(RedirectList)), ...failures };
  const list = async ({ search = '', ...paged }: { search?: string; page?: number; pageSize?: number }) => {
    const { shown, range } = pageOf(paged);
    const { rows, total } = await listRedirects(db, search, range);
    const items = rows.map((row) => ({
      ...{ id: row.public_id, from: row.from_path, to: row.to_path, reason: row.reason },
      ...{ changedAt: row.changed_at.toISOString(), changedBy: row.changed_by },
    }));
    return { data: { items, total, ...shown } };
  };

  app.get(
    '/redirects',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Redirects of moved pages', querystring: ListQuery, response },
    },
    ({ query }) => list(query),
  );

  app.post(
    '/redirects',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Adds a redirect', body: RedirectRequest, response },
    },
    async (request) => {
      await saveRedirect(context, null, request.body, actorOf(request));
      return list({});
    },
  );

  app.post(
    '/redirects/:id',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes a redirect', params, body: RedirectRequest, response },
    },
    async (request) => {
      await saveRedirect(context, request.params.id, request.body, actorOf(request));
      return list({});
    },
  );

  app.post(
    '/redirects/:id/remove',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Removes a redirect', params, response },
    },
    async (request) => {
      await removeRedirect(context, request.params.id, actorOf(request));
      return list({});
    },
  );
}
