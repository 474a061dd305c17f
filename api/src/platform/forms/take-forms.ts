import formBody from '@fastify/formbody';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../http/api-error';
import { sendForm, type PostedForm } from './form-page';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that the route takes, and shows again when it is refused. */
    readonly form?: PostedForm;
  }
}

/** Longest body of a form, in bytes: the longest message, each of its characters as nine. */
const FORM_LIMIT = 64 * 1024;

/** Message for a body that no form sends. */
const unreadable = 'This form could not be read. Please fill it in on this page.';

/** Route options of a form whose fields have that schema. */
export const formOptions = <Body>(form: PostedForm, body: Body) => ({
  schema: { hide: true, body },
  config: { form },
});

/** Sends the browser on, by GET: what was posted is not sent again by a reload. */
export const goTo = (reply: FastifyReply, path: string) => reply.redirect(path, 303);

/**
 * Makes `app` accept native form posts, for browsers where scripts do not run or have not loaded. Errors are shown on a page
 * that repeats the form; `fallback` is the form for routes without one.
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
    // A form without a field is one whose fields are all missing.
    const body = (request.body ??= {}) as Record<string, unknown>;
    // A browser sends each line end as two characters, and counts it as one.
    for (const [name, value] of Object.entries(body))
      if (typeof value === 'string') body[name] = value.replaceAll('\r\n', '\n');
  });
}
