import { RegistryError } from '@shop/packer';
import type { TypedApp } from '@shop/http';
import { findArtifact, findStored } from '../artifacts/artifact-queries';
import { liveEnv } from '../../domain/live-env';
import type { RegistryDatabase } from '../../platform/db/tables';
import type { Sightings } from './sightings';
import { failures } from '../../platform/schemas/failure';
import { noBody } from '../../platform/schemas/shared';
import { AnyReport, RendersRequest, SightingsRequest } from './telemetry-schemas';
import { checkRenders } from './check-renders';
import { countReport } from './count-report';
import { countVitals } from './count-vitals';
import { readNonce } from './nonce';
import { parseReport } from './parse-report';
import { createRateLimit } from './rate-limit';
import { saveErrors } from './save-errors';
import { saveRenders } from './save-renders';
import { actorOf, permit, withToken, type TokenVerifier } from '../../platform/http/caller';

export interface TelemetryOptions {
  /** Reports of one address a minute; beyond that 429. */
  readonly reportsPerMinute?: number;
  /** Batches of server renders of one shop's token a minute; beyond that 429. */
  readonly renderBatchesPerMinute?: number;
}

interface TelemetryServices {
  readonly database: RegistryDatabase;
  readonly signingKey: string;
  readonly sightings: Sightings;
  readonly tokens: TokenVerifier;
  readonly clock: () => Date;
}

const reportBytes = 32 * 1024;
const tags = ['telemetry'];
const counted = noBody('Taken.');

/** Reports of pages. What proves nothing is answered like everything else and counts nothing. */
export function telemetryRoutes(
  app: TypedApp,
  { database, signingKey, sightings, tokens, clock }: TelemetryServices,
  { reportsPerMinute = 300, renderBatchesPerMinute = 240 }: TelemetryOptions,
): void {
  const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
  const operate = permit(tokens, 'operate');
  // A page that is being left sends a beacon, whose type is plain text.
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
      // A shop in another process passes on what many shoppers report, and has limits of its own.
      const isShop = request.headers.authorization !== undefined;
      if (isShop) await operate(request);
      const retryAfter = isShop ? 0 : limit.take(request.ip, now);
      if (retryAfter > 0) {
        throw new RegistryError(429, 'Too many reports from this address. Try again later.', { retryAfter });
      }
      const report = parseReport(request.body);
      const issued = report && readNonce(report.nonce, signingKey, now);
      if (report && issued) {
        for (const [remote, [version]] of Object.entries(issued.given)) sightings.mark(remote, version);
        await database.transaction(async (tx) => {
          await countReport(tx, issued, report.events, now);
          await saveErrors(tx, issued, report.events, now);
          await countVitals(tx, issued, report.vitals, now);
        });
      }
      return reply.code(204).send();
    },
  );

  const batches = createRateLimit({ max: renderBatchesPerMinute, ms: 60_000 });
  // From shops in other processes: how the versions fared that they rendered. Those that nobody published count for nothing.
  app.post(
    '/renders',
    {
      bodyLimit: reportBytes,
      preValidation: [
        operate,
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
        response: { 204: counted, ...failures(401, 403, 413, 422, 429) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { counts } = request.body;
      checkRenders(counts);
      const stored = await findStored(database.db, counts);
      const known = counts.filter(({ remote, version }) => stored.has(`${remote}@${version}`));
      await saveRenders(database.db, liveEnv, known, clock());
      return reply.code(204).send();
    },
  );

  // From shops in other processes: what is open in their shoppers' tabs.
  app.post(
    '/sightings',
    {
      preValidation: operate,
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
          sightings.mark(remote, version);
        }
      }
      return reply.code(204).send();
    },
  );
}
