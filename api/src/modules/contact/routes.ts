import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { paths } from '@shop/config';
import { donePage, donePath, homeWay, type PostedForm } from '../../platform/forms/form-page';
import { formOptions, goTo } from '../../platform/forms/take-forms';
import { failures, ref } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { type EnquiryContext, sendEnquiry } from './receive-enquiry';
import { ContactEnquiry, EnquiryReceived } from './schemas';

const senderOf = (request: FastifyRequest) => ({
  address: addressOf(request),
  userId: request.shopSession?.userId ?? null,
});

/** Routes of the contact form. */
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
      const number = await sendEnquiry(deps, request.body, senderOf(request));
      return { success: true, message: 'Thank you. We have your message and will write back.', number };
    },
  );
}

const contactForm: PostedForm = {
  path: paths.contact,
  heading: 'Write to us',
  submit: 'Send message',
  fields: [
    { name: 'fullName', label: 'Full name', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    { name: 'phoneNumber', label: 'Phone number', kind: 'tel', autoComplete: 'tel' },
    { name: 'message', label: 'Message', kind: 'lines' },
  ],
  ways: [{ href: paths.contact, label: 'Contact' }],
};

/** The contact form, at the address of its page. Requires an app that accepts forms. */
export function contactFormRoutes(app: TypedApp, deps: EnquiryContext): void {
  donePage(app, 'contact', {
    heading: 'Thank you',
    text: ['Thank you. Your message is on its way to us.'],
    ways: [{ href: paths.allProducts, label: 'View Our Products' }, homeWay],
  });

  app.post(paths.contact, formOptions(contactForm, ContactEnquiry), async (request, reply) => {
    await sendEnquiry(deps, request.body, senderOf(request));
    return goTo(reply, donePath('contact'));
  });
}
