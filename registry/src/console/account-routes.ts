import type { Me, SessionList } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { markup } from './markup';
import { accountPage } from './pages/account';

/** The account pages of the signed-in user. */
export function accountRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get('/account', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const { items } = await calls.get<SessionList>('/me/sessions');
      return accountPage(frame, { sessions: items, me: await calls.get<Me>('/me') });
    }),
  );

  app.post('/account/end-session', (request, reply) =>
    requests.page(request, reply, async ({ calls }) => {
      await calls.delete(`/me/sessions/${encodeURIComponent(fieldOf(request, 'session'))}`);
      reply.code(303).header('location', '/ops/account');
      return markup``;
    }),
  );
}
