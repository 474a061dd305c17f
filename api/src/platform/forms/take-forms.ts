import formBody from '@fastify/formbody';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../http/api-error';
import { sendForm, type PostedForm } from './form-page';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that the route accepts, and shows again when it is invalid. */
    readonly form?: PostedForm;
  }
}

/** Maximum size of a form's body, in bytes: the longest message with each character encoded as nine bytes. */
const FORM_LIMIT = 64 * 1024;

/** Message for a body that is not from one of the forms. */
const unreadable = 'This form could not be read. Please fill it in on this page.';

/** Route options of a form whose fields have that schema. */
export const formOptions = <Body>(form: PostedForm, body: Body) => ({
  schema: { hide: true, body },
  config: { form },
});

/** Redirects the browser with GET, so that a reload does not resubmit the form. */
export const goTo = (reply: FastifyReply, path: string) => reply.redirect(path, 303);

/**
 * Makes `app` accept native form posts, for browsers without scripts or before they load. Errors are shown on a page with the
 * form; `fallback` is the form for routes without one.
 */
export async function takeForms(app: TypedApp, fallback: PostedForm): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: FORM_LIMIT });
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, message: reason, extra } = logFailure(error, request, reply);
    const { form = fallback } = request.routeOptions.config;
    const faulty = typeof extra.field === 'string' ? extra.field : undefined;
    const message = status === 415 ? unreadable : reason;
    sendForm(reply, form, { status, message, faulty, body: request.body });
  });
  app.addHook('preValidation', async (request) => {
    // An empty form is one whose fields are all missing.
    const body = (request.body ??= {}) as Record<string, unknown>;
    for (const [name, sent] of Object.entries(body)) {
      // A name that is sent several times becomes a list, as for checkboxes.
      const value: unknown = Array.isArray(sent) ? sent.join(',') : sent;
      // Browsers send each line break as two characters, but count it as one.
      if (typeof value === 'string') body[name] = value.replaceAll('\r\n', '\n');
    }
  });
}
