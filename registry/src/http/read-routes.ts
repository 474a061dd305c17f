import type { FastifyInstance } from 'fastify';
import { findArtifact, listArtifacts } from '../db/artifacts';
import { findBrokenAudit, listAudit } from '../db/audit';
import { lastSeen } from '../db/last-seen';
import { findRelease, listReleases, newest } from '../db/releases';
import { readSetting } from '../db/settings';
import { RegistryError } from '../domain/registry-error';
import type { Registry } from '../registry';
import { watchName, type WatchState } from '../releases/pause';
import { listHealth } from '../telemetry/health';
import { allowed } from './caller';

interface Paged {
  readonly Querystring: { readonly before?: string; readonly limit?: string };
}
type InEnv<Rest = object> = { readonly Params: { readonly env: string } & Rest };

const maxPage = 200;

/** `?before=120&limit=50`: what is older than that, so many of it. */
function pageOf({ before, limit }: Paged['Querystring']): { before: number; limit: number } {
  const read = (text: string | undefined, fallback: number, max: number) => {
    const value = text === undefined ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new RegistryError(422, `"before" and "limit" are whole numbers; "limit" at most ${maxPage}.`);
  };
  return { before: read(before, newest, newest), limit: read(limit, 50, maxPage) };
}

/** A page of a list, and where the next one begins: null at the end. */
function listed<T>(items: readonly T[], limit: number, keyOf: (item: T) => number) {
  const last = items.at(-1);
  return { items, next: last && items.length === limit ? keyOf(last) : null };
}

/** Calls below `/registry/v1` that tell what is and what was; any token may make them. */
export function readRoutes(
  app: FastifyInstance,
  { database: { db }, releases, tokens, clock }: Registry,
): void {
  app.addHook('onRequest', async (request) => {
    await allowed(request, tokens, 'read');
  });

  app.get<InEnv>('/envs/:env', (request) => releases.state(request.params.env));

  app.get<InEnv & Paged>('/envs/:env/history', async (request) => {
    const page = pageOf(request.query);
    return listed(await listReleases(db, request.params.env, page), page.limit, ({ seq }) => seq);
  });

  app.get<InEnv<{ seq: string }>>('/envs/:env/releases/:seq', async (request) => {
    const release = await findRelease(db, request.params.env, Number(request.params.seq) || 0);
    if (!release) throw new RegistryError(404, `There is no release ${request.params.seq}.`);
    return release;
  });

  app.get<Paged>('/audit', async (request) => {
    const page = pageOf(request.query);
    return listed(await listAudit(db, page), page.limit, ({ id }) => id);
  });

  app.get('/audit/check', async () => ({ brokenAt: await findBrokenAudit(db) }));

  app.get<InEnv<{ remote: string }> & { Querystring: { minutes?: string } }>(
    '/envs/:env/health/:remote',
    async (request) => {
      const { env, remote } = request.params;
      const minutes = Math.min(Math.max(Number(request.query.minutes) || 60, 1), 24 * 60);
      const since = new Date(clock().getTime() - minutes * 60_000);
      const watch = await readSetting<WatchState>(db, watchName(env, remote));
      return { windows: await listHealth(db, env, remote, since), watch: watch ?? null };
    },
  );

  app.get<{ Params: { remote: string } }>('/artifacts/:remote', async (request) => {
    const found = await listArtifacts(db, request.params.remote);
    const items = found.map(async ({ artifact, stored }) => ({
      ...artifact,
      stored,
      lastSeen: (await lastSeen(db, artifact.remote, artifact.version))?.toISOString() ?? null,
    }));
    return { items: await Promise.all(items) };
  });

  app.get<{ Params: { remote: string; version: string } }>('/artifacts/:remote/:version', async (request) => {
    const { remote, version } = request.params;
    const found = await findArtifact(db, remote, version);
    if (!found) throw new RegistryError(404, `${remote}@${version} was never published.`);
    return { ...found.artifact, stored: found.stored };
  });
}
