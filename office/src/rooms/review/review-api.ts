import { endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';

export const reviewApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query({ ...endpoint(() => get('/staff/review')), providesTags: ['orders'] }),
    refundAgain: build.mutation({
      ...endpoint((id: string) => post('/staff/orders/{id}/refund-again', { path: { id } })),
      invalidatesTags: ['orders', 'order', 'log'],
    }),
  }),
});

export const { useGetReviewQuery, useRefundAgainMutation } = reviewApi;
