import { RegistryResponseError } from '@shop/packer';
import type { GateReport } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequests } from './console-request';
import { gatePage } from './pages/gate-page';
import { envPath } from './read-registry';

interface OfReport {
  readonly Params: { readonly id: string };
}
interface OfPicture {
  readonly Params: { readonly id: string; readonly place: string; readonly side: string };
}

const pathOf = (id: string) => `${envPath}/gate/reports/${encodeURIComponent(id)}`;

/** Reports of the gate, and their screenshots. */
export function gateRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<OfReport>('/gate/:id', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const path = pathOf(request.params.id);
      const report = await calls.get<GateReport>(path);
      // Pictures of old reports are removed before the reports.
      const hasPictures =
        report.pictures.length > 0 &&
        (await calls.bytes(`${path}/pictures/0/live`).then(
          () => true,
          () => false,
        ));
      return gatePage(frame, { report, hasPictures });
    }),
  );

  app.get<OfPicture>('/gate/:id/pictures/:place/:side', async (request, reply) => {
    const { id, place, side } = request.params;
    const path = `${pathOf(id)}/pictures/${encodeURIComponent(place)}/${encodeURIComponent(side)}`;
    try {
      return await reply.type('image/jpeg').send(await requests.calls(request).bytes(path));
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      return reply.code(error.status).type('text/plain').send('No such picture.');
    }
  });
}
