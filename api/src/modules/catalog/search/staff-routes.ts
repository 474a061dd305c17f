import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { ProductContext } from '../staff/context';
import { SearchSettings, SynonymRequest } from './schemas';
import { listMisses, listSynonyms, removeSynonym, saveSynonym } from './search-settings';

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/**
 * Synonyms of the shop's search, and the texts that it did not find. Requires a guarded app with the prefix
 * `/api/v1/staff`.
 */
export function staffSearchRoutes(app: TypedApp, context: ProductContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(SearchSettings)), ...failures };
  const read = async () => ({ data: { synonyms: await listSynonyms(db), misses: await listMisses(db) } });

  app.get(
    '/search',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Synonyms, and texts that shoppers searched for without a result', response },
    },
    read,
  );

  app.post(
    '/search/synonyms',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Adds a group of synonyms', body: SynonymRequest, response },
    },
    async (request) => {
      await saveSynonym(context, null, request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/search/synonyms/:id',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes a group of synonyms', params, body: SynonymRequest, response },
    },
    async (request) => {
      await saveSynonym(context, request.params.id, request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/search/synonyms/:id/remove',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Removes a group of synonyms', params, response },
    },
    async (request) => {
      await removeSynonym(context, request.params.id, actorOf(request));
      return read();
    },
  );
}
