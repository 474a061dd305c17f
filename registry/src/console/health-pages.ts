import type { ErrorWithSources } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequests } from './console-request';
import { thrownPage } from './pages/browser-error';

interface OfError {
  readonly Params: { readonly remote: string; readonly version: string; readonly id: string };
}

/** What versions threw, one by one. */
export function healthPages(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<OfError>('/remotes/:remote/errors/:version/:id', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const { remote, version, id } = request.params;
      const parts = [remote, version, id].map(encodeURIComponent).join('/');
      return thrownPage(frame, await calls.get<ErrorWithSources>(`${calls.envPath}/errors/${parts}`));
    }),
  );
}
