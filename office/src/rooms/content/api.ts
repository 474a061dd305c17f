import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  ContentFields,
  ContentEntry,
  ContentPreviewRequest,
  ContentQuery,
  NewPost,
} from '../../api/types';

/** Identifies an entry by its kind and slug. */
export type ContentPlace = Pick<ContentEntry, 'kind' | 'slug'>;

/** An entry at the version that was opened. */
export type OpenedContent = Pick<ContentEntry, 'kind' | 'slug' | 'version'>;

const at = ({ kind, slug }: ContentPlace) => ({ path: { kind, slug } });

const changes = refetch('content', 'log');

export const contentApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getContentList: build.query({
      ...endpoint((query: ContentQuery) => get('/staff/content', { query })),
      providesTags: ['content'],
    }),
    getEntry: build.query({
      ...endpoint((place: ContentPlace) => get('/staff/content/{kind}/{slug}', at(place))),
      providesTags: ['content'],
    }),
    previewEntry: build.mutation(
      endpoint((body: ContentPreviewRequest) => post('/staff/content/preview', { body })),
    ),
    createPost: build.mutation(change((body: NewPost) => post('/staff/content', { body }), changes)),
    saveEntry: build.mutation(
      change(
        ({ version, fields, ...place }: OpenedContent & { readonly fields: ContentFields }) =>
          post('/staff/content/{kind}/{slug}', { ...at(place), body: { version, fields } }),
        changes,
      ),
    ),
    publishEntry: build.mutation(
      change(
        ({ version, ...place }: OpenedContent) =>
          post('/staff/content/{kind}/{slug}/publish', { ...at(place), body: { version } }),
        changes,
      ),
    ),
    unpublishEntry: build.mutation(
      change(
        ({ version, ...place }: OpenedContent) =>
          post('/staff/content/{kind}/{slug}/unpublish', { ...at(place), body: { version } }),
        changes,
      ),
    ),
    restoreEntry: build.mutation(
      change(
        ({ version, from, ...place }: OpenedContent & { readonly from: number }) =>
          post('/staff/content/{kind}/{slug}/restore', { ...at(place), body: { version, from } }),
        changes,
      ),
    ),
  }),
});

export const {
  useGetContentListQuery,
  useGetEntryQuery,
  usePreviewEntryMutation,
  useCreatePostMutation,
  useSaveEntryMutation,
  usePublishEntryMutation,
  useUnpublishEntryMutation,
  useRestoreEntryMutation,
} = contentApi;
