import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import type { OwnReviewState, ReviewForm } from '@shop/contracts';

/** The endpoints of reviews. They show no toasts, because the section shows their failures. */
export const reviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the published reviews of a product, from 1. */
    getProductReviews: build.query(
      endpoint(
        ({ id, page }: { readonly id: string; readonly page: number }) =>
          get('/product/{id}/reviews', { path: { id }, query: { page } }),
        { silent: true },
      ),
    ),
    /** The review of a product by the signed-in account. Read again whenever the form is opened. */
    getOwnReview: build.query<OwnReviewState, string>({
      ...endpoint((id: string) => get('/product/{id}/own-review', { path: { id } }), { silent: true }),
      keepUnusedDataFor: 0,
    }),
    /** Writes the first review, or changes it. */
    sendReview: build.mutation(
      endpoint(
        ({
          id,
          isFirst,
          form,
        }: {
          readonly id: string;
          readonly isFirst: boolean;
          readonly form: ReviewForm;
        }) =>
          isFirst
            ? post('/product/{id}/own-review', { path: { id }, body: form })
            : post('/product/{id}/own-review/change', { path: { id }, body: form }),
        { silent: true },
      ),
    ),
    reportReview: build.mutation(
      endpoint((id: string) => post('/reviews/{id}/report', { path: { id } }), { silent: true }),
    ),
  }),
});
