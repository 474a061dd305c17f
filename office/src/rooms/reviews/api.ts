import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { ReviewQuery, ReviewSetting } from '../../api/types';

const steps = refetch('reviews', 'review', 'log');

/** A decision about the text that was read, by its version. */
interface Decision {
  readonly id: string;
  readonly version: number;
}

export const {
  useGetReviewsQuery,
  useGetReviewQuery,
  useGetReviewSettingQuery,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
  useChangeReviewSettingMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query({
      ...endpoint((query: ReviewQuery) => get('/staff/reviews', { query })),
      providesTags: ['reviews'],
    }),
    getReview: build.query({
      ...endpoint((id: string) => get('/staff/reviews/{id}', { path: { id } })),
      providesTags: (_review, _error, id) => [{ type: 'review', id }],
    }),
    getReviewSetting: build.query({
      ...endpoint(() => get('/staff/review-setting')),
      providesTags: ['reviews'],
    }),
    publishReview: build.mutation(
      change(
        ({ id, version }: Decision) =>
          post('/staff/reviews/{id}/publish', { path: { id }, body: { version } }),
        steps,
      ),
    ),
    rejectReview: build.mutation(
      change(
        ({ id, version, reason }: Decision & { readonly reason: string }) =>
          post('/staff/reviews/{id}/reject', { path: { id }, body: { version, reason } }),
        steps,
      ),
    ),
    replyToReview: build.mutation(
      change(
        ({ id, text }: { readonly id: string; readonly text: string }) =>
          post('/staff/reviews/{id}/reply', { path: { id }, body: { text } }),
        steps,
      ),
    ),
    changeReviewSetting: build.mutation(
      change((body: ReviewSetting) => post('/staff/review-setting', { body }), refetch('reviews', 'log')),
    ),
  }),
});
