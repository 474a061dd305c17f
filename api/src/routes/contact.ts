import { sendEnquiry } from '../contact/receive-enquiry';
import type { ApiDeps, ShopApp } from '../deps';
import { addressOf } from '../http/rate-limit';
import { ContactEnquiry } from '../schemas/content';
import { failures, ref, Success } from '../schemas/shared';

/** Takes what shoppers write by the contact form. */
export function contactRoutes(app: ShopApp, deps: ApiDeps): void {
  app.post(
    '/contact',
    { schema: { tags: ['content'], body: ContactEnquiry, response: { 200: ref(Success), ...failures } } },
    async (request) => {
      await sendEnquiry(deps, request.body, addressOf(request));
      return { success: true, message: 'Thank you. We have your message and will write back.' };
    },
  );
}
