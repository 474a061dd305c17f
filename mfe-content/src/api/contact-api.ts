import { shopApi } from '@shop/api-client';
import { endpoint, post } from '@shop/api-client/endpoint';
import type { ContactEnquiry } from '@shop/contracts';

/** Sends a shopper's message to the shop. */
export const contactApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation(endpoint((body: ContactEnquiry) => post('/contact', { body }))),
  }),
});

export const { useSendEnquiryMutation } = contactApi;
