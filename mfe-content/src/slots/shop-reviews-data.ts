import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

export const shopReviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest published reviews of all products. Shows no toast on failure. */
    getNewestReviews: build.query(endpoint(() => get('/reviews/newest'), { silent: true })),
  }),
});
