import type { ApiDeps, ShopApp } from '../deps';
import { cleanText } from '../http/clean-text';
import { addressOf, rateLimits, takeAttempt } from '../http/rate-limit';
import { addEnquiry } from '../repositories/enquiries';
import { ContactEnquiry } from '../schemas/content';
import { failures, ref, Success } from '../schemas/shared';

/** Takes what shoppers write by the contact form. */
export function contactRoutes(app: ShopApp, { database: { db } }: ApiDeps): void {
  app.post(
    '/contact',
    { schema: { tags: ['content'], body: ContactEnquiry, response: { 200: ref(Success), ...failures } } },
    async (request) => {
      await takeAttempt(db, rateLimits.contactByAddress, addressOf(request));
      const { fullName, email, phoneNumber, message } = request.body;
      await addEnquiry(db, {
        fullName: cleanText(fullName),
        email: cleanText(email),
        phoneNumber: cleanText(phoneNumber),
        message: cleanText(message),
      });
      return { success: true, message: 'Thank you. We have your message and will write back.' };
    },
  );
}
