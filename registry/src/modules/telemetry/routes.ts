import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { liveEnv } from '../../domain/live-env';
import { requireRight } from '../../domain/roles';
import type { RegistryDatabase } from '../../platform/db/tables';
import { actorOf, identify, type TokenVerifier, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody } from '../../platform/schemas/shared';
import { findArtifact, findStored } from '../artifacts/repository';
import { requireEnvironment } from '../environments/service';
import { admitReport, recordCustomer } from './admit-report';
import { countReport, countStages, parseReport } from './count-report';
import { saveErrors } from './errors';
import type { LastSeenRecorder } from './last-seen';
import { clientHeader, clientOf, parseClient, readNonce } from './nonce';
import { checkRenders, saveRenders } from './renders';
import { AnyReport, CustomersRequest, PurchaseRequest, RendersRequest, SightingsRequest } from './schemas';
import { countVitals } from './vitals';

export interface TelemetryOptions {
  /** Maximum reports per IP address and minute; further ones get a 429. */
  readonly reportsPerMinute?: number;
  /** Maximum batches of server renders per token and minute; further ones get a 429. */
  readonly renderBatchesPerMinute?: number;
}

interface ReportOptions extends Pick<TelemetryOptions, 'reportsPerMinute'> {
  /** Verifies tokens of shops in other processes, which forward reports; absent if only pages report. */
  readonly callers?: TokenVerifier;
}

interface TelemetryServices {
  readonly database: RegistryDatabase;
  readonly signingKeyOf: (env: string) => string;
  readonly lastSeen: LastSeenRecorder;
  readonly clock: () => Date;
}

/** Maximum reports per permit and hour, which is more than a page sends. */
const reportsOfPermit = 20;

/** Largest report, in bytes. */
const reportBytes = 32 * 1024;
const tags = ['telemetry'];
const counted = noBody('Counted.');

/** Route for reports of pages. A report without proof gets the same response, but is not counted. */
export function telemetryRoutes(
  app: TypedApp,
  { database, signingKeyOf, lastSeen, clock }: TelemetryServices,
  { reportsPerMinute = 300, callers }: ReportOptions = {},
): void {
  const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
  const uses = createRateLimit({ max: reportsOfPermit, ms: 60 * 60_000 });
  // A page that is being closed sends a beacon with the type text/plain.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(
    '/telemetry',
    {
      bodyLimit: reportBytes,
      schema: {
        tags,
        summary: 'Stores the report of a page',
        description:
          'Also accepts text/plain, the type of browser beacons. A shop in another process sends its token.',
        body: AnyReport,
        response: { 204: counted, ...failures(401, 403, 413, 422, 429) },
      },
    },
    async (request, reply) => {
      const now = clock();
      // A shop in another process forwards reports of many shoppers, and limits them itself.
      const isShop = callers !== undefined && request.headers.authorization !== undefined;
      if (isShop) requireRight(await identify(request, callers), 'serve');
      const retryAfter = isShop ? 0 : limit.take(request.ip, now);
      if (retryAfter > 0) {
        throw new RegistryError(429, 'Too many reports from this address. Try again later.', { retryAfter });
      }
      const report = parseReport(request.body);
      const issued = report && readNonce(report.nonce, signingKeyOf, now);
      if (report && issued && (issued.id === undefined || uses.take(issued.id, now) === 0)) {
        const { headers, ip } = request;
        const sender = isShop ? parseClient(headers[clientHeader]) : clientOf(ip, signingKeyOf(issued.env));
        for (const [remote, [version]] of Object.entries(issued.given)) lastSeen.mark(remote, version);
        await database.transaction(async (tx) => {
          const admitted = await admitReport(tx, { issued, sender }, now);
          await countReport(tx, admitted, report.events);
          await saveErrors(tx, admitted, report.events);
          // A faulty page must not hide missing orders, so only the shop counts them if it can.
          const stages = report.stages.filter((stage) => stage !== 'order' || !issued.purchases);
          if (admitted.isEvidence) await countStages(tx, issued, stages, now);
          await countVitals(tx, issued, report.vitals, now);
        });
      }
      return reply.code(204).send();
    },
  );
}

interface ShopReportServices {
  readonly database: RegistryDatabase;
  readonly lastSeen: LastSeenRecorder;
  readonly signingKeyOf: (env: string) => string;
  readonly clock: () => Date;
}

/** Routes for shops in other processes: render outcomes, purchases, and versions in open tabs. */
export function shopReportRoutes(
  app: TypedApp,
  { database, lastSeen, signingKeyOf, clock }: ShopReportServices,
  { renderBatchesPerMinute = 240 }: Pick<TelemetryOptions, 'renderBatchesPerMinute'>,
): void {
  const batches = createRateLimit({ max: renderBatchesPerMinute, ms: 60_000 });
  // Outcomes of renders. Unpublished versions are ignored.
  app.post(
    '/renders',
    {
      bodyLimit: reportBytes,
      preValidation: [
        async (request) => {
          const retryAfter = batches.take(actorOf(request).name, clock());
          if (retryAfter === 0) return;
          throw new RegistryError(429, 'Too many batches of renders. Send more counts in each batch.', {
            retryAfter,
          });
        },
      ],
      schema: {
        tags,
        summary: 'Stores the outcomes of a shop’s server renders',
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

  // Purchase stages seen by the shop's API.
  app.post(
    '/purchases',
    {
      schema: {
        tags,
        summary: 'Stores purchase stages that the shop’s API has seen',
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

  // Browsers with paid orders, whose failures confirm those of others.
  app.post(
    '/customers',
    {
      schema: {
        tags,
        summary: 'Stores the browser in which an order was paid',
        body: CustomersRequest,
        response: { 204: counted, ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { env = liveEnv, ...purchase } = request.body;
      requireRight(actorOf(request), 'serve', { env });
      await requireEnvironment(database.db, env);
      await recordCustomer(database.db, env, purchase, clock());
      return reply.code(204).send();
    },
  );

  // Versions in open tabs.
  app.post(
    '/sightings',
    {
      schema: {
        tags,
        summary: 'Stores the versions in open tabs',
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
