import type { IssuedWebhook, WebhookList, WebhookTest } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { markup, type Markup } from './markup';
import { addressOf, webhooksPage, type TypedWebhook, type WebhookOutcome } from './pages/webhooks';
import { refusalText } from './refusal-text';
import { eventGroups } from './pages/webhook-events';

const typedIn = (request: FastifyRequest): TypedWebhook => ({
  url: fieldOf(request, 'url'),
  format: fieldOf(request, 'format'),
  groups: eventGroups.map(({ id }) => id).filter((id) => fieldOf(request, `group-${id}`) === 'on'),
});

const pathOf = (request: FastifyRequest) => `/webhooks/${encodeURIComponent(fieldOf(request, 'id'))}`;

/** Webhooks, for admins. A secret is only on the page that a form's post returns. */
export function webhookPages(app: FastifyInstance, requests: ConsoleRequests): void {
  const draw = async ({ calls, frame }: ConsoleRequest, outcome: WebhookOutcome = {}): Promise<Markup> => {
    const { items, mail } = await calls.get<WebhookList>('/webhooks');
    return webhooksPage(frame, { webhooks: items, canMail: mail, ...outcome });
  };

  app.get('/webhooks', (request, reply) => requests.page(request, reply, (one) => draw(one)));

  /** A form of this page: runs its action, and shows the page with the outcome; null leads back to it. */
  const form = (
    address: string,
    work: (one: ConsoleRequest, request: FastifyRequest) => Promise<WebhookOutcome | null>,
  ) =>
    app.post(address, (request, reply) =>
      requests.page(request, reply, async (one) => {
        try {
          const outcome = await work(one, request);
          if (outcome) return await draw(one, outcome);
          reply.code(303).header('location', '/ops/webhooks');
          return markup``;
        } catch (error) {
          const refusal = refusalText(error);
          const { status } = error as { readonly status: number };
          if (status === 401 || status === 403) throw error;
          reply.code(status);
          return draw(one, { refusal, ...(address === '/webhooks' && { typed: typedIn(request) }) });
        }
      }),
    );

  form('/webhooks', async ({ calls }, request) => {
    const { url: typed, format, groups } = typedIn(request);
    const url = format === 'mail' ? `mailto:${addressOf(typed)}` : typed;
    const actions = eventGroups.flatMap(({ id, actions: of }) => (groups.includes(id) ? of : []));
    const { secret } = await calls.post<IssuedWebhook>('/webhooks', { body: { url, format, actions } });
    return format === 'json' ? { issued: { url, secret, isReplaced: false } } : null;
  });

  form('/webhooks/secret', async ({ calls }, request) => {
    const { secret } = await calls.post<IssuedWebhook>(`${pathOf(request)}/secret`, {});
    return { issued: { url: fieldOf(request, 'url'), secret, isReplaced: true } };
  });

  form('/webhooks/test', async ({ calls }, request) => {
    const { error } = await calls.post<WebhookTest>(`${pathOf(request)}/test`, {});
    return { tested: { url: fieldOf(request, 'url'), error } };
  });

  for (const action of ['enable', 'disable'] as const) {
    form(`/webhooks/${action}`, async ({ calls }, request) => {
      await calls.post(`${pathOf(request)}/${action}`, {});
      return null;
    });
  }

  form('/webhooks/remove', async ({ calls }, request) => {
    await calls.delete(pathOf(request));
    return null;
  });
}
