import type { RegistryResponseError } from '@shop/protocol';
import type { RemoteOrigins } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { may } from '../domain/roles';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { markup, type Markup } from './markup';
import { originsPage } from './pages/origins';
import { refusalText } from './refusal-text';

interface OfRemote {
  readonly Params: { readonly remote: string };
}

const pathOf = (remote: string) => `/origins/${encodeURIComponent(remote)}`;

/** The origins of a remote: a page for everybody, with forms for operators. */
export function originPages(app: FastifyInstance, requests: ConsoleRequests): void {
  const draw = async (
    { calls, frame, actor }: ConsoleRequest,
    remote: string,
    refused: Partial<Parameters<typeof originsPage>[1]> = {},
  ): Promise<Markup> => {
    const origins = await calls.get<RemoteOrigins>(pathOf(remote));
    return originsPage(frame, {
      ...origins,
      remote,
      mayChange: may(actor, 'operate', { remote }),
      ...refused,
    });
  };

  app.get<OfRemote>('/remotes/:remote/origins', (request, reply) =>
    requests.page(request, reply, (one) => draw(one, request.params.remote)),
  );

  for (const call of ['', '/withdraw']) {
    app.post<OfRemote>(`/remotes/:remote/origins${call}`, (request, reply) =>
      requests.page(request, reply, async (one) => {
        const { remote } = request.params;
        const typed = { origin: fieldOf(request, 'origin'), reason: fieldOf(request, 'reason') };
        try {
          await one.calls.post(pathOf(remote) + call, { body: typed });
          reply.code(303).header('location', `/ops/remotes/${encodeURIComponent(remote)}/origins`);
          return markup``;
        } catch (error) {
          const refusal = refusalText(error);
          const { status } = error as RegistryResponseError;
          if (status === 401 || status === 403) throw error;
          reply.code(status);
          return draw(one, remote, { refusal, typed });
        }
      }),
    );
  }
}
