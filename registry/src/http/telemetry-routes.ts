import type { FastifyInstance } from 'fastify';
import { findArtifact, findStored } from '../db/artifacts';
import { RegistryError } from '../domain/registry-error';
import { liveEnv, type Registry } from '../registry';
import { countReport } from '../telemetry/count-report';
import { readNonce } from '../telemetry/nonce';
import { parseRenders } from '../telemetry/parse-renders';
import { parseReport } from '../telemetry/parse-report';
import { createRateLimit } from '../telemetry/rate-limit';
import { saveRenders } from '../telemetry/save-renders';
import { allowed } from './caller';
import { bodyOf } from './warrant';

export interface TelemetryOptions {
  /** Reports of one address a minute; beyond that 429. */
  readonly reportsPerMinute?: number;
  /** Batches of server renders of one shop's token a minute; beyond that 429. */
  readonly renderBatchesPerMinute?: number;
}

const reportBytes = 32 * 1024;

/** Reports of pages. What proves nothing is answered like everything else and counts nothing. */
export function telemetryRoutes(
  app: FastifyInstance,
  { database, signingKey, sightings, tokens, clock }: Registry,
  { reportsPerMinute = 300, renderBatchesPerMinute = 240 }: TelemetryOptions,
): void {
  const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
  // A page that is being left sends a beacon, whose type is plain text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post('/telemetry', { bodyLimit: reportBytes }, async (request, reply) => {
    const now = clock();
    // A shop in another process passes on what many shoppers report, and has limits of its own.
    const isShop = request.headers.authorization !== undefined;
    if (isShop) await allowed(request, tokens, 'operate');
    const retryAfter = isShop ? 0 : limit.take(request.ip, now);
    if (retryAfter > 0) {
      throw new RegistryError(429, 'Too many reports from this address. Try again later.', { retryAfter });
    }
    const report = parseReport(request.body);
    const issued = report && readNonce(report.nonce, signingKey, now);
    if (report && issued) {
      for (const [remote, [version]] of Object.entries(issued.given)) sightings.mark(remote, version);
      await database.transaction((tx) => countReport(tx, issued, report.events, now));
    }
    return reply.code(204).send();
  });

  const batches = createRateLimit({ max: renderBatchesPerMinute, ms: 60_000 });
  // From shops in other processes: how the versions fared that they rendered. Those that nobody published count for nothing.
  app.post('/renders', { bodyLimit: reportBytes }, async (request, reply) => {
    const shop = await allowed(request, tokens, 'operate');
    const now = clock();
    const retryAfter = batches.take(shop.name, now);
    if (retryAfter > 0) {
      throw new RegistryError(429, 'Too many batches of renders. Send what was counted together.', {
        retryAfter,
      });
    }
    const counts = parseRenders(bodyOf(request).counts);
    const stored = await findStored(database.db, counts);
    const known = counts.filter(({ remote, version }) => stored.has(`${remote}@${version}`));
    await saveRenders(database.db, liveEnv, known, now);
    return reply.code(204).send();
  });

  // From shops in other processes: what is open in their shoppers' tabs.
  app.post('/sightings', async (request, reply) => {
    await allowed(request, tokens, 'operate');
    const { versions } = bodyOf(request);
    for (const name of Array.isArray(versions) ? versions : []) {
      const [remote, version] = String(name).split('@');
      if (remote && version && (await findArtifact(database.db, remote, version))) {
        sightings.mark(remote, version);
      }
    }
    return reply.code(204).send();
  });
}
