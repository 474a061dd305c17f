import { endpoint, get } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import type { Period } from '../../api/types';

export const todayApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query({
      ...endpoint((period: Period) => get('/staff/today', { query: { period } })),
      providesTags: ['orders', 'products'],
    }),
  }),
});

export const { useGetFiguresQuery } = todayApi;
