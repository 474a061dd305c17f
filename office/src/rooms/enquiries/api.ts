import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { EnquiryQuery } from '../../api/types';

const steps = refetch('enquiries', 'enquiry', 'customer', 'log');

export const enquiriesApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getEnquiries: build.query({
      ...endpoint((query: EnquiryQuery) => get('/staff/enquiries', { query })),
      providesTags: ['enquiries'],
    }),
    getEnquiry: build.query({
      ...endpoint((id: string) => get('/staff/enquiries/{id}', { path: { id } })),
      providesTags: (_enquiry, _error, id) => [{ type: 'enquiry', id }],
    }),
    answerEnquiry: build.mutation(
      change(
        ({ id, text }: { id: string; text: string }) =>
          post('/staff/enquiries/{id}/answer', { path: { id }, body: { text } }),
        steps,
      ),
    ),
    noteEnquiry: build.mutation(
      change(
        ({ id, text }: { id: string; text: string }) =>
          post('/staff/enquiries/{id}/note', { path: { id }, body: { text } }),
        steps,
      ),
    ),
    closeEnquiry: build.mutation(
      change((id: string) => post('/staff/enquiries/{id}/close', { path: { id } }), steps),
    ),
    reopenEnquiry: build.mutation(
      change((id: string) => post('/staff/enquiries/{id}/reopen', { path: { id } }), steps),
    ),
  }),
});

export const {
  useGetEnquiriesQuery,
  useGetEnquiryQuery,
  useAnswerEnquiryMutation,
  useNoteEnquiryMutation,
  useCloseEnquiryMutation,
  useReopenEnquiryMutation,
} = enquiriesApi;
