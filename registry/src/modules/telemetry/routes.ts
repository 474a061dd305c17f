import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import type { RegistryDatabase } from '../../platform/db/tables';
import type { LastSeenRecorder } from './last-seen-recorder';
import { failures } from '../../platform/schemas/failure';
import { noBody } from '../../platform/schemas/shared';
import { AnyReport } from './schemas';
import { countReport } from './count-report';
import { countStages } from './count-stages';
import { countVitals } from './count-vitals';
import { admitReport } from './admit-report';
import { clientHeader, clientOf, parseClient } from './client';
import { readNonce } from './nonce';
import { parseReport } from './parse-report';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { saveErrors } from './save-errors';
import { requireRight } from '../../domain/roles';
import { identify, type TokenVerifier } from '../../platform/http/caller';

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
export const reportBytes = 32 * 1024;
const tags = ['telemetry'];
const counted = noBody('Taken.');

/** Reports of pages. A report without proof gets the same response and counts for nothing. */
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
        summary: 'Takes how a page did',
        description:
          'Also as text/plain, as browsers send a beacon. A shop in another process sends its token.',
        body: AnyReport,
        response: { 204: counted, ...failures(401, 403, 413, 422, 429) },
      },
    },
    async (request, reply) => {
      const now = clock();
      // A shop in another process forwards what many shoppers report, and has limits of its own.
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
          // A page that lies or dies must not hide that nobody buys: where the shop counts orders, it alone does.
          const stages = report.stages.filter((stage) => stage !== 'order' || !issued.purchases);
          if (admitted.isEvidence) await countStages(tx, issued, stages, now);
          await countVitals(tx, issued, report.vitals, now);
        });
      }
      return reply.code(204).send();
    },
  );
}
