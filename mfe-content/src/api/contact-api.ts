import { shopApi } from '@shop/api-client';
import type { ContactEnquiry, Success } from '@shop/contracts';

/** Sends a shopper's message to the shop (`POST /contact`). */
export const contactApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<Success, ContactEnquiry>({
      query: (enquiry) => ({ url: '/contact', method: 'POST', body: enquiry }),
    }),
  }),
});

export const { useSendEnquiryMutation } = contactApi;
