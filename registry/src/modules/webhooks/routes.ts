import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import { IssuedWebhook, WebhookList, WebhookRequest, WebhookTest } from './schemas';
import type { Webhooks } from './service';

const OfWebhook = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Webhooks, for admins. */
export function webhookRoutes(app: TypedApp, { webhooks }: { readonly webhooks: Webhooks }): void {
  const about = (summary: string) => ({ tags: ['webhooks'], summary, ...withToken });

  app.get(
    '/webhooks',
    {
      schema: { ...about('Every webhook'), response: { 200: view(WebhookList), ...failures(401, 403) } },
    },
    async () => ({ items: await webhooks.list(), mail: webhooks.canMail }),
  );

  app.post(
    '/webhooks',
    {
      schema: {
        ...about('Adds a webhook that is notified from now on; its secret is shown this once'),
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
        response: { 204: noBody('It is notified no more.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await webhooks.remove(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );

  for (const [action, enabled, summary] of [
    ['enable', true, 'Turns a webhook on again; it receives what happens from now on'],
    ['disable', false, 'Turns a webhook off'],
  ] as const) {
    app.post(
      `/webhooks/:id/${action}`,
      {
        schema: {
          ...about(summary),
          params: OfWebhook,
          response: { 204: noBody(`It is ${enabled ? 'on' : 'off'}.`), ...failures(401, 403, 404) },
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
        ...about('Replaces the secret, which is shown this once; the one before signs as well for a day'),
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
        ...about('Sends a message that says it is a test, at once'),
        params: OfWebhook,
        response: { 200: view(WebhookTest), ...failures(401, 403, 404) },
      },
    },
    async (request) => webhooks.test(request.params.id, actorOf(request)),
  );
}
