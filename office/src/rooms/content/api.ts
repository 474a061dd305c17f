import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  ContentFields,
  ContentPiece,
  ContentPreviewRequest,
  ContentQuery,
  NewPost,
} from '../../api/types';

/** A piece by its kind and its name there. */
export type ContentPlace = Pick<ContentPiece, 'kind' | 'slug'>;

/** A piece as it was opened. */
export type OpenedContent = Pick<ContentPiece, 'kind' | 'slug' | 'version'>;

const at = ({ kind, slug }: ContentPlace) => ({ path: { kind, slug } });

const changes = refetch('content', 'log');

export const contentApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getContentList: build.query({
      ...endpoint((query: ContentQuery) => get('/staff/content', { query })),
      providesTags: ['content'],
    }),
    getPiece: build.query({
      ...endpoint((place: ContentPlace) => get('/staff/content/{kind}/{slug}', at(place))),
      providesTags: ['content'],
    }),
    previewPiece: build.mutation(
      endpoint((body: ContentPreviewRequest) => post('/staff/content/preview', { body })),
    ),
    createPost: build.mutation(change((body: NewPost) => post('/staff/content', { body }), changes)),
    savePiece: build.mutation(
      change(
        ({ version, fields, ...place }: OpenedContent & { readonly fields: ContentFields }) =>
          post('/staff/content/{kind}/{slug}', { ...at(place), body: { version, fields } }),
        changes,
      ),
    ),
    publishPiece: build.mutation(
      change(
        ({ version, ...place }: OpenedContent) =>
          post('/staff/content/{kind}/{slug}/publish', { ...at(place), body: { version } }),
        changes,
      ),
    ),
    unpublishPiece: build.mutation(
      change(
        ({ version, ...place }: OpenedContent) =>
          post('/staff/content/{kind}/{slug}/unpublish', { ...at(place), body: { version } }),
        changes,
      ),
    ),
    restorePiece: build.mutation(
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
  useGetPieceQuery,
  usePreviewPieceMutation,
  useCreatePostMutation,
  useSavePieceMutation,
  usePublishPieceMutation,
  useUnpublishPieceMutation,
  useRestorePieceMutation,
} = contentApi;
