import type { RegistryResponseError } from '@shop/protocol';
import type { EnvState, Environment } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { may } from '../domain/roles';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { markup, type Markup } from './markup';
import { environmentsPage, type TypedEnvironment } from './pages/environments';
import { refusalText, type RefusalText } from './refusal-text';

const pathOf = (env: string) => `/envs/${encodeURIComponent(env)}`;

async function draw(
  { calls, frame, actor }: ConsoleRequest,
  typed: TypedEnvironment,
  refusal: RefusalText | null,
): Promise<Markup> {
  const { items } = await calls.get<{ readonly items: readonly Environment[] }>('/envs');
  const states = await Promise.all(items.map(({ env }) => calls.get<EnvState>(pathOf(env))));
  const mayChange = may(actor, 'administer');
  return environmentsPage(frame, { environments: items, states, mayChange, typed, refusal });
}

/** What is live in each environment, and the forms that add one and set where its versions come from. */
export function environmentPages(app: FastifyInstance, requests: ConsoleRequests): void {
  const untyped: TypedEnvironment = { env: '', source: '', reason: '' };

  app.get('/environments', (request, reply) =>
    requests.page(request, reply, (one) => draw(one, untyped, null)),
  );

  /** A form of that page: done, it leads back; refused, it says why and keeps what was typed. */
  const form = (address: string, work: (one: ConsoleRequest, typed: TypedEnvironment) => Promise<unknown>) =>
    app.post(address, (request: FastifyRequest, reply: FastifyReply) =>
      requests.page(request, reply, async (one) => {
        const of = (name: string) => fieldOf(request, name);
        const typed = { env: of('env'), source: of('source'), reason: of('reason') };
        try {
          await work(one, typed);
          reply.code(303).header('location', '/ops/environments');
          return markup``;
        } catch (error) {
          const refusal = refusalText(error);
          const { status } = error as RegistryResponseError;
          if (status === 401 || status === 403) throw error;
          reply.code(status);
          return draw(one, typed, refusal);
        }
      }),
    );

  form('/environments', ({ calls }, { env, reason }) => calls.post('/envs', { body: { env, reason } }));

  form('/environments/source', ({ calls }, { env, source, reason }) =>
    calls.put(`${pathOf(env)}/source`, { body: { source: source || null, reason } }),
  );
}
