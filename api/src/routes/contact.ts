import { receiveEnquiry } from '../contact/receive-enquiry';
import type { ApiDeps, ShopApp } from '../deps';
import { addressOf, rateLimits, takeAttempt } from '../http/rate-limit';
import { ContactEnquiry } from '../schemas/content';
import { failures, ref, Success } from '../schemas/shared';

/** Takes what shoppers write by the contact form. */
export function contactRoutes(app: ShopApp, deps: ApiDeps): void {
  app.post(
    '/contact',
    { schema: { tags: ['content'], body: ContactEnquiry, response: { 200: ref(Success), ...failures } } },
    async (request) => {
      await takeAttempt(deps.database.db, rateLimits.contactByAddress, addressOf(request));
      await receiveEnquiry(deps, request.body);
      return { success: true, message: 'Thank you. We have your message and will write back.' };
    },
  );
}
