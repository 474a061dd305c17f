import type { GateReport } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequests } from './console-request';
import { gatePage } from './pages/gate-page';
import { envPath } from './read-registry';
import { sessionToken } from './session';

interface OfReport {
  readonly Params: { readonly id: string };
}
interface OfPicture {
  readonly Params: { readonly id: string; readonly place: string; readonly side: string };
}

const pathOf = (id: string) => `${envPath}/gate/reports/${encodeURIComponent(id)}`;

/** Reports of the gate, and their pictures. */
export function gateRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  const picture = (request: { readonly token: string | undefined; readonly path: string }) =>
    app.inject({
      url: `/registry/v1${request.path}`,
      headers: { authorization: `Bearer ${request.token ?? ''}` },
    });

  app.get<OfReport>('/gate/:id', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const report = await calls.get<GateReport>(pathOf(request.params.id));
      const first = { token: sessionToken(request), path: `${pathOf(request.params.id)}/pictures/0/live` };
      const hasPictures = report.pictures.length > 0 && (await picture(first)).statusCode === 200;
      return gatePage(frame, { report, hasPictures });
    }),
  );

  app.get<OfPicture>('/gate/:id/pictures/:place/:side', async (request, reply) => {
    const { id, place, side } = request.params;
    const path = `${pathOf(id)}/pictures/${encodeURIComponent(place)}/${encodeURIComponent(side)}`;
    const found = await picture({ token: sessionToken(request), path });
    if (found.statusCode !== 200)
      return reply.code(found.statusCode).type('text/plain').send('No such picture.');
    return reply.type('image/jpeg').send(found.rawPayload);
  });
}
