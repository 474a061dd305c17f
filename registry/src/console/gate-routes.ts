import { RegistryResponseError } from '@shop/protocol';
import type { GateReport } from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequests } from './console-request';
import { gatePage } from './pages/gate';
import type { RegistryCalls } from './registry-calls';

interface OfReport {
  readonly Params: { readonly id: string };
}
interface OfPicture {
  readonly Params: { readonly id: string; readonly place: string; readonly side: string };
}

const pathOf = (calls: RegistryCalls, id: string) =>
  `${calls.envPath}/gate/reports/${encodeURIComponent(id)}`;

/** Reports of the gate, and their screenshots. */
export function gateRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<OfReport>('/gate/:id', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const path = pathOf(calls, request.params.id);
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
    const calls = requests.calls(request);
    const path = `${pathOf(calls, id)}/pictures/${encodeURIComponent(place)}/${encodeURIComponent(side)}`;
    try {
      return await reply.type('image/jpeg').send(await calls.bytes(path));
    } catch (error) {
      if (!(error instanceof RegistryResponseError)) throw error;
      return reply.code(error.status).type('text/plain').send('No such picture.');
    }
  });
}
