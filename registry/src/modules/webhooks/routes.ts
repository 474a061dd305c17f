import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import { IssuedWebhook, WebhookList, WebhookRequest, WebhookTest } from './schemas';
import type { Webhooks } from './service';

const OfWebhook = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Routes for webhooks, for admins. */
export function webhookRoutes(app: TypedApp, { webhooks }: { readonly webhooks: Webhooks }): void {
  const about = (summary: string) => ({ tags: ['webhooks'], summary, ...withToken });

  app.get(
    '/webhooks',
    {
      schema: { ...about('List webhooks'), response: { 200: view(WebhookList), ...failures(401, 403) } },
    },
    async () => ({ items: await webhooks.list(), mail: webhooks.canMail }),
  );

  app.post(
    '/webhooks',
    {
      schema: {
        ...about('Adds a webhook for future events; its secret is shown once'),
        body: WebhookRequest,
        response: { 201: view(IssuedWebhook), ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => reply.code(201).send(await webhooks.add(request.body, actorOf(request))),
  );

  app.delete(
    '/webhooks/:id',
    {
      schema: {
        ...about('Removes a webhook'),
        params: OfWebhook,
        response: { 204: noBody('The webhook is removed.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await webhooks.remove(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );

  for (const [action, enabled, summary] of [
    ['enable', true, 'Enables a webhook again, for future events'],
    ['disable', false, 'Disables a webhook'],
  ] as const) {
    app.post(
      `/webhooks/:id/${action}`,
      {
        schema: {
          ...about(summary),
          params: OfWebhook,
          response: {
            204: noBody(`The webhook is ${enabled ? 'enabled' : 'disabled'}.`),
            ...failures(401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        await webhooks.setEnabled(request.params.id, enabled, actorOf(request));
        return reply.code(204).send();
      },
    );
  }

  app.post(
    '/webhooks/:id/secret',
    {
      schema: {
        ...about('Replaces the secret, which is shown once; the previous secret also signs for a day'),
        params: OfWebhook,
        response: { 201: view(IssuedWebhook), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const issued = await webhooks.replaceSecret(request.params.id, actorOf(request));
      return reply.code(201).send(issued);
    },
  );

  app.post(
    '/webhooks/:id/test',
    {
      schema: {
        ...about('Sends a test message immediately'),
        params: OfWebhook,
        response: { 200: view(WebhookTest), ...failures(401, 403, 404) },
      },
    },
    async (request) => webhooks.test(request.params.id, actorOf(request)),
  );
}
