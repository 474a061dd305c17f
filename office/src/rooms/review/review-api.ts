import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';

export const reviewApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query({ ...endpoint(() => get('/staff/review')), providesTags: ['orders'] }),
    refundAgain: build.mutation(
      change(
        (id: string) => post('/staff/orders/{id}/refund-again', { path: { id } }),
        refetch('orders', 'order', 'log'),
      ),
    ),
  }),
});

export const { useGetReviewQuery, useRefundAgainMutation } = reviewApi;
