import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import { IssuedWebhook, WebhookList, WebhookRequest } from './webhook-schemas';
import type { Webhooks } from './webhooks';

/** Webhooks, for admins. */
export function webhookRoutes(app: TypedApp, { webhooks }: { readonly webhooks: Webhooks }): void {
  const about = (summary: string) => ({ tags: ['webhooks'], summary, ...withToken });

  app.get(
    '/webhooks',
    {
      schema: { ...about('Every webhook'), response: { 200: view(WebhookList), ...failures(401, 403) } },
    },
    async () => ({ items: await webhooks.list() }),
  );

  app.post(
    '/webhooks',
    {
      schema: {
        ...about('Adds a webhook, told of what happens from now on; its secret is shown this once'),
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
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 204: noBody('It is told nothing any more.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await webhooks.remove(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );
}
