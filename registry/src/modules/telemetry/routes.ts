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
import { admitReport, noteCustomer } from './admit-report';
import { countReport, countStages, parseReport } from './count-report';
import { saveErrors } from './errors';
import type { LastSeenRecorder } from './last-seen';
import { clientHeader, clientOf, parseClient, readNonce } from './nonce';
import { checkRenders, saveRenders } from './renders';
import { AnyReport, CustomersRequest, PurchaseRequest, RendersRequest, SightingsRequest } from './schemas';
import { countVitals } from './vitals';

export interface TelemetryOptions {
  /** Reports of one address a minute; beyond that 429. */
  readonly reportsPerMinute?: number;
  /** Batches of server renders of one shop's token a minute; beyond that 429. */
  readonly renderBatchesPerMinute?: number;
}

interface ReportOptions extends Pick<TelemetryOptions, 'reportsPerMinute'> {
  /** Where shops in other processes forward what their pages report; absent where pages alone report. */
  readonly callers?: TokenVerifier;
}

interface TelemetryServices {
  readonly database: RegistryDatabase;
  readonly signingKeyOf: (env: string) => string;
  readonly lastSeen: LastSeenRecorder;
  readonly clock: () => Date;
}

/** Reports of one permit an hour: as many as a page sends at most. */
const reportsOfPermit = 20;

/** Largest report, in bytes. */
const reportBytes = 32 * 1024;
const tags = ['telemetry'];
const counted = noBody('Counted.');

/** Reports of pages. A report without proof gets the same response and is not counted. */
export function telemetryRoutes(
  app: TypedApp,
  { database, signingKeyOf, lastSeen, clock }: TelemetryServices,
  { reportsPerMinute = 300, callers }: ReportOptions = {},
): void {
  const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
  const uses = createRateLimit({ max: reportsOfPermit, ms: 60 * 60_000 });
  // A page that is being closed sends a beacon, whose type is plain text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(
    '/telemetry',
    {
      bodyLimit: reportBytes,
      schema: {
        tags,
        summary: 'Stores the report of a page',
        description:
          'Also as text/plain, as browsers send a beacon. A shop in another process sends its token.',
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
          // A page that lies or dies must not hide missing orders: only the shop counts them where it can.
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
          throw new RegistryError(429, 'Too many batches of renders. Send more counts in each batch.', {
            retryAfter,
          });
        },
      ],
      schema: {
        tags,
        summary: 'Stores outcomes of renders on a shop’s server',
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
        summary: 'Stores the stages of a purchase that the shop’s API has seen',
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
        summary: 'Stores in which browser an order was paid',
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
        summary: 'Stores which versions are open in tabs',
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
