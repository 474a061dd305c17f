import type { TypedApp } from '@shop/http';
import { failures, ref } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { sendEnquiry, type EnquiryContext } from './receive-enquiry';
import { ContactEnquiry, EnquiryReceived } from './schemas';

/** Takes what shoppers write by the contact form. */
export function contactRoutes(app: TypedApp, deps: EnquiryContext): void {
  app.post(
    '/contact',
    {
      schema: {
        tags: ['content'],
        body: ContactEnquiry,
        response: { 200: ref(EnquiryReceived), ...failures },
      },
    },
    async (request) => {
      const number = await sendEnquiry(deps, request.body, addressOf(request));
      return { success: true, message: 'Thank you. We have your message and will write back.', number };
    },
  );
}
