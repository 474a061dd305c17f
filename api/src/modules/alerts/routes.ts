import { paths, shop } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { homeWay, sendPage } from '../../platform/forms/form-page';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { confirmPath, readConfirmLink, useConfirmLink } from './confirm-links';
import { alertOccasion } from './emails';
import { readOwnAlerts, stopOwnAlert } from './own-alerts';
import { requestAlert } from './request-alert';
import { AlertReceived, AlertRequest, OwnAlert } from './schemas';

interface AlertContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: { readonly enabled: boolean };
}

const stopLimit: RateLimit = { name: 'alert-stop', max: 200, windowMs: 60 * 60_000 };

const ownerOf = ({ shopSession }: FastifyRequest): number => {
  if (!shopSession?.userId) throw new ApiError(401, 'Please sign in to see your emails about products.');
  return shopSession.userId;
};

/** Product alerts: requests for one, and those of the signed-in account. */
export function alertRoutes(app: TypedApp, { database, clock, mailer }: AlertContext): void {
  app.post(
    '/product/alert',
    {
      schema: {
        tags: ['product'],
        summary: 'Asks for one email when a product is back or costs less',
        description:
          'The response is the same for any address. 404 in a shop that offers no such emails, 409 if the product is in stock, or sold out for `price`.',
        body: AlertRequest,
        response: { 200: dataOf(ref(AlertReceived)), ...failures },
      },
    },
    async (request) => {
      const sender = { network: addressOf(request), userId: request.shopSession?.userId ?? null };
      const context = { database, now: clock.now(), canMail: mailer.enabled };
      return { data: { confirmed: await requestAlert(context, request.body, sender) } };
    },
  );

  const response = { 200: dataOf(Type.Array(ref(OwnAlert))), ...failures };

  app.get(
    '/user/alerts',
    {
      schema: {
        tags: ['user'],
        summary: 'The open product alerts of the signed-in account',
        response,
      },
    },
    async (request) => ({ data: await readOwnAlerts(database.db, ownerOf(request)) }),
  );

  app.post(
    '/user/alerts/:id/stop',
    {
      schema: {
        tags: ['user'],
        summary: 'Stops a product alert of the signed-in account; idempotent',
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        response,
      },
    },
    async (request) => {
      const userId = ownerOf(request);
      const now = clock.now();
      await takeAttempt(database.db, stopLimit, String(userId), now);
      await stopOwnAlert({ database, now }, userId, request.params.id);
      return { data: await readOwnAlerts(database.db, userId) };
    },
  );
}

/** The key of a link; empty for a link without one. */
function keyOf({ query }: FastifyRequest): string {
  const { key } = query as Readonly<Record<string, unknown>>;
  return typeof key === 'string' ? key : '';
}

const invalidPage = {
  title: 'Confirm your email',
  rubber: 'Not sent',
  heading: 'This link does not work',
  text: [
    'It is incomplete or too old, or the product is no longer sold. Nothing was changed.',
    `Ask again on the page of the product, or write to ${shop.email}.`,
  ],
  ways: [{ href: paths.allProducts, label: 'View Our Products' }, homeWay],
};

/**
 * The page of the link that confirms a product alert. Opening it changes nothing, because programs that check the links of an
 * email open them, too. Requires a separate app that accepts any body: the key is in the address.
 */
export function confirmAlertRoutes(app: TypedApp, { database, clock }: AlertContext): void {
  app.get(confirmPath, { schema: { hide: true } }, async (request, reply) => {
    const key = keyOf(request);
    const alert = await readConfirmLink(database.db, key, clock.now());
    if (!alert) return sendPage(reply, 400, invalidPage);
    return sendPage(reply, 200, {
      title: 'Confirm your email',
      rubber: 'Your choice',
      heading: `Email you when ${alert.title} ${alertOccasion[alert.kind]}?`,
      text: ['We write to you about this product once. The email has a link that stops such emails.'],
      form: {
        action: `${confirmPath}?key=${encodeURIComponent(key)}`,
        submit: 'Yes, email me',
        fields: [],
        values: {},
        message: '',
      },
      ways: [homeWay],
    });
  });

  app.post(confirmPath, { schema: { hide: true } }, async (request, reply) => {
    const alert = await useConfirmLink(database, keyOf(request), clock.now());
    if (!alert) return sendPage(reply, 400, invalidPage);
    return sendPage(reply, 200, {
      title: 'Confirm your email',
      rubber: 'Noted',
      heading: 'Thank you',
      text: [`We will email you once, when ${alert.title} ${alertOccasion[alert.kind]}.`],
      ways: [{ href: paths.product(alert.slug), label: 'Back to the product' }, homeWay],
    });
  });
}
