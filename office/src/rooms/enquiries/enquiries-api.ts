import { endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import type { EnquiryQuery } from '../../api/types';

/** Fetched again after a step, also after one that was refused: somebody else may have taken another. */
const steps = { invalidatesTags: ['enquiries', 'enquiry', 'customer', 'log'] as const };

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
    answerEnquiry: build.mutation({
      ...endpoint(({ id, text }: { id: string; text: string }) =>
        post('/staff/enquiries/{id}/answer', { path: { id }, body: { text } }),
      ),
      ...steps,
    }),
    noteEnquiry: build.mutation({
      ...endpoint(({ id, text }: { id: string; text: string }) =>
        post('/staff/enquiries/{id}/note', { path: { id }, body: { text } }),
      ),
      ...steps,
    }),
    closeEnquiry: build.mutation({
      ...endpoint((id: string) => post('/staff/enquiries/{id}/close', { path: { id } })),
      ...steps,
    }),
    reopenEnquiry: build.mutation({
      ...endpoint((id: string) => post('/staff/enquiries/{id}/reopen', { path: { id } })),
      ...steps,
    }),
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
