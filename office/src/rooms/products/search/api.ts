import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../../api/office-api';
import { refetch } from '../../../api/refetch';
import type { SearchSynonym, SynonymGroup } from '../../../api/types';

const changes = refetch('search', 'log');

export const {
  useGetSearchQuery,
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
  useRemoveSynonymsMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSearch: build.query({ ...endpoint(() => get('/staff/search')), providesTags: ['search'] }),
    addSynonyms: build.mutation(
      change((body: SynonymGroup) => post('/staff/search/synonyms', { body }), changes),
    ),
    changeSynonyms: build.mutation(
      change(
        ({ id, ...body }: SynonymGroup & Pick<SearchSynonym, 'id'>) =>
          post('/staff/search/synonyms/{id}', { path: { id }, body }),
        changes,
      ),
    ),
    removeSynonyms: build.mutation(
      change((id: string) => post('/staff/search/synonyms/{id}/remove', { path: { id } }), changes),
    ),
  }),
});
