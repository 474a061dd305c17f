import { endpoint, get } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';

export const logApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of 100 entries before that id; undefined begins with the newest. */
    getLog: build.query({
      ...endpoint((before: number | undefined) => get('/staff/log', { query: { before } })),
      providesTags: ['log'],
    }),
  }),
});

export const { useGetLogQuery } = logApi;
