import { createHash } from 'node:crypto';
import { paths } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import { type FormField, staticPage, type StaticPage } from '@shop/static-page';
import type { FastifyReply } from 'fastify';

/** A form of the pages without scripts. Labels match the pages with scripts. */
export interface PostedForm {
  /** The page of the form; the form is posted to the same address. */
  readonly path: string;
  readonly heading: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** Links on a page that shows an error. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** The content security policy of these pages: they may post a form to the shop and run the script with the given hash. */
function policy(script: string | undefined): string {
  const hash = script && createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(hash ? [`script-src 'sha256-${hash}'`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends a page without scripts. It may contain user input, so it is not cached. */
export function sendPage(reply: FastifyReply, status: number, page: StaticPage): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy(page.script?.text), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(staticPage(page));
}

/** The values of the form's fields, from an unvalidated body; without passwords. */
function typedValues({ fields }: PostedForm, body: unknown): Record<string, string> {
  const sent = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = kind !== 'password' && Object.hasOwn(sent, name) ? sent[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

interface Outcome {
  readonly status: number;
  readonly message: string;
  /** The field that the message refers to, if any. */
  readonly faulty?: string | undefined;
  /** The submitted body. */
  readonly body: unknown;
  /** Shown below the heading instead of the default text. */
  readonly text?: readonly string[];
  readonly script?: string;
}

/** Shows a form again with its values and the error. */
export function sendForm(reply: FastifyReply, form: PostedForm, outcome: Outcome): FastifyReply {
  const { status, message, faulty, body, script } = outcome;
  const values = typedValues(form, body);
  const asksPassword = form.fields.some(({ kind }) => kind === 'password');
  const typed = asksPassword
    ? 'What you typed is still here, but for the password.'
    : 'What you typed is still here.';
  const { path: action, heading, submit, fields, ways } = form;
  return sendPage(reply, status, {
    title: heading,
    rubber: 'Not sent',
    heading,
    text: outcome.text ?? (Object.keys(values).length > 0 ? [typed] : []),
    form: { action, submit, fields, values, message, faulty },
    ways,
    script: script ? { text: script } : undefined,
  });
}

/** The text after a form was accepted, as on the pages with scripts. */
interface DonePage {
  readonly heading: string;
  readonly text: readonly string[];
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

export const homeWay = { href: paths.home, label: 'To the front counter' };

/** Redirects to a confirmation page, so that a reload does not resubmit the form. */
export const donePath = (form: string) => `/forms/${form}/done`;

/** The page at `donePath`. It is static and does not contain user input. */
export function donePage(app: TypedApp, form: string, { heading, text, ways }: DonePage): void {
  app.get(donePath(form), { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, 200, { title: heading, rubber: 'Posted', heading, text, ways }),
  );
}
