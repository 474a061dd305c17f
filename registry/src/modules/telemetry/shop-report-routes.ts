import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import { findArtifact, findStored } from '../artifacts/repository';
import { liveEnv } from '../../domain/live-env';
import { requireRight } from '../../domain/roles';
import { requireEnvironment } from '../environments/service';
import type { RegistryDatabase } from '../../platform/db/tables';
import type { LastSeenRecorder } from './last-seen-recorder';
import { failures } from '../../platform/schemas/failure';
import { noBody } from '../../platform/schemas/shared';
import { CustomersRequest, PurchaseRequest, RendersRequest, SightingsRequest } from './schemas';
import { noteCustomer } from './customers';
import { checkRenders } from './check-renders';
import { countStages } from './count-stages';
import { readNonce } from './nonce';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { saveRenders } from './save-renders';
import { reportBytes, type TelemetryOptions } from './routes';
import { actorOf, withToken } from '../../platform/http/caller';

interface ShopReportServices {
  readonly database: RegistryDatabase;
  readonly lastSeen: LastSeenRecorder;
  readonly signingKeyOf: (env: string) => string;
  readonly clock: () => Date;
}

const tags = ['telemetry'];
const counted = noBody('Taken.');

/** Reports of shops in other processes: outcomes of their renders, purchases, and versions open in their shoppers' tabs. */
export function shopReportRoutes(
  app: TypedApp,
  { database, lastSeen, signingKeyOf, clock }: ShopReportServices,
  { renderBatchesPerMinute = 240 }: Pick<TelemetryOptions, 'renderBatchesPerMinute'>,
): void {
  const batches = createRateLimit({ max: renderBatchesPerMinute, ms: 60_000 });
  // From shops in other processes: the outcomes of their renders. Unpublished versions are ignored.
  app.post(
    '/renders',
    {
      bodyLimit: reportBytes,
      preValidation: [
        async (request) => {
          const retryAfter = batches.take(actorOf(request).name, clock());
          if (retryAfter === 0) return;
          throw new RegistryError(429, 'Too many batches of renders. Send what was counted together.', {
            retryAfter,
          });
        },
      ],
      schema: {
        tags,
        summary: 'Takes how versions fared in renders on a shop’s server',
        body: RendersRequest,
        response: { 204: counted, ...failures(401, 403, 404, 413, 422, 429) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { env = liveEnv, counts } = request.body;
      requireRight(actorOf(request), 'serve', { env });
      await requireEnvironment(database.db, env);
      checkRenders(counts);
      const stored = await findStored(database.db, counts);
      const known = counts.filter(({ remote, version }) => stored.has(`${remote}@${version}`));
      await saveRenders(database.db, env, known, clock());
      return reply.code(204).send();
    },
  );

  // From shops in other processes: what their APIs have seen.
  app.post(
    '/purchases',
    {
      schema: {
        tags,
        summary: 'Takes how far a shopper has come in a purchase, as the shop’s API has seen it',
        body: PurchaseRequest,
        response: { 204: counted, ...failures(400, 401, 403) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { nonce, stages } = request.body;
      const issued = readNonce(nonce, signingKeyOf, clock());
      if (issued) {
        requireRight(actorOf(request), 'serve', { env: issued.env });
        await database.transaction((tx) => countStages(tx, issued, stages, clock()));
      }
      return reply.code(204).send();
    },
  );

  // From shops in other processes: failures of browsers that have paid confirm those of others.
  app.post(
    '/customers',
    {
      schema: {
        tags,
        summary: 'Takes in which browser an order was paid',
        body: CustomersRequest,
        response: { 204: counted, ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { env = liveEnv, ...purchase } = request.body;
      requireRight(actorOf(request), 'serve', { env });
      await requireEnvironment(database.db, env);
      await noteCustomer(database.db, env, purchase, clock());
      return reply.code(204).send();
    },
  );

  // From shops in other processes: what is open in their shoppers' tabs.
  app.post(
    '/sightings',
    {
      schema: {
        tags,
        summary: 'Takes which versions are open in tabs',
        body: SightingsRequest,
        response: { 204: counted, ...failures(401, 403, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      for (const name of request.body.versions) {
        const [remote, version] = name.split('@');
        if (remote && version && (await findArtifact(database.db, remote, version))) {
          lastSeen.mark(remote, version);
        }
      }
      return reply.code(204).send();
    },
  );
}
