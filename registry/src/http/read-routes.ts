import { RegistryError } from '@shop/protocol';
import { refusal } from '@shop/protocol/schemas';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { BakeState, WatchState } from '@shop/contracts/registry';
import { isCurrentBake } from '../modules/canaries/bake';
import { isCurrent } from '../modules/canaries/judge-rollout';
import { findArtifact, listArtifacts } from '../modules/artifacts/repository';
import { readActorKinds } from '../platform/db/audit';
import { readSignatures } from '../modules/provenance/service';
import { findLastSeen } from '../modules/telemetry/last-seen';
import { findRelease, listReleases } from '../modules/releases/repository';
import { readSetting } from '../platform/db/settings';
import type { Registry } from '../registry';
import { bakeName, watchName } from '../modules/releases/checks';
import { ListedArtifact, StoredArtifact } from '../modules/artifacts/schemas';
import { listRestrictions } from '../modules/restrictions/repository';
import { maxId } from '../platform/db/column-types';
import { failures } from '../platform/schemas/failure';
import { ErrorsOfRemote, HealthOfRemote, VitalsList } from '../modules/telemetry/health-schemas';
import { EnvState, PastRelease, Release } from '../modules/releases/schemas';
import {
  InEnv,
  OfRemote,
  OfVersion,
  pageFrom,
  pageOf,
  pageQuery,
  pageRange,
  RemoteInEnv,
  view,
  views,
} from '../platform/schemas/shared';
import { listHealth, listHeld } from '../modules/telemetry/health';
import { listVitals } from '../modules/telemetry/vitals';
import { listErrors } from '../modules/telemetry/errors';
import { withToken } from '../platform/http/caller';
import { dayMs } from '../durations';

/** `?days=7`: the period. */
const Days = Type.Object({
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 30,
      default: 7,
      ...refusal('"days" must be a whole number from 1 to 30.'),
    }),
  ),
});

/** Read-only calls below `/registry/v1`; any token may make them. */
export function readRoutes(app: TypedApp, { database: { db }, releases, clock }: Registry): void {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs);
  /** Schema of a call that only reads. */
  const reads = (summary: string) => ({ tags: ['reads'], summary, ...withToken });

  app.get(
    '/envs/:env',
    {
      schema: {
        ...reads('The live release of an environment, its freezes and rolled-back versions'),
        params: InEnv,
        response: { 200: view(EnvState), ...failures(401, 404) },
      },
    },
    async ({ params }) => releases.state(params.env),
  );

  app.get(
    '/envs/:env/history',
    {
      schema: {
        ...reads('Releases, newest first'),
        params: InEnv,
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(PastRelease), ...failures(401, 404, 422) },
      },
    },
    async ({ params, query }) => {
      const page = pageRange(query);
      const releases = await listReleases(db, params.env, page);
      const kindOf = await readActorKinds(
        db,
        releases.map(({ actor }) => actor),
      );
      const items = releases.map((release) => ({ ...release, actorKind: kindOf(release.actor) }));
      return pageFrom(items, page.limit, ({ seq }) => seq);
    },
  );

  app.get(
    '/envs/:env/releases/:seq',
    {
      schema: {
        ...reads('One release'),
        params: Type.Object({ ...InEnv.properties, seq: Type.Integer({ minimum: 0, maximum: maxId }) }),
        response: { 200: view(Release), ...failures(401, 404) },
      },
    },
    async ({ params: { env, seq } }) => {
      const release = await findRelease(db, env, seq);
      if (!release) throw new RegistryError(404, `There is no release ${seq}.`);
      return release;
    },
  );

  app.get(
    '/envs/:env/health/:remote',
    {
      schema: {
        ...reads('Recent health of a remote’s versions'),
        params: RemoteInEnv,
        querystring: Type.Object({
          minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 * 60, default: 60 })),
        }),
        response: { 200: view(HealthOfRemote), ...failures(401, 404) },
      },
    },
    async ({ params: { env, remote }, query: { minutes = 60 } }) => {
      const since = new Date(clock().getTime() - minutes * 60_000);
      const watch = await readSetting<WatchState>(db, watchName(env, remote));
      const bake = await readSetting<BakeState>(db, bakeName(env, remote));
      const windows = await listHealth(db, env, remote, since);
      return {
        windows,
        watch: watch && isCurrent(watch) ? watch : null,
        bake: bake && isCurrentBake(bake) ? bake : null,
        held: await listHeld(db, env, remote, since),
      };
    },
  );

  app.get(
    '/envs/:env/errors/:remote',
    {
      schema: {
        ...reads('Recent browser errors of a remote’s versions'),
        params: RemoteInEnv,
        querystring: Days,
        response: { 200: view(ErrorsOfRemote), ...failures(401, 404, 422) },
      },
    },
    async ({ params: { env, remote }, query: { days = 7 } }) => listErrors(db, env, remote, daysAgo(days)),
  );

  app.get(
    '/envs/:env/vitals',
    {
      schema: {
        ...reads('Web vitals by release and by version'),
        params: InEnv,
        querystring: Days,
        response: { 200: view(VitalsList), ...failures(401, 404, 422) },
      },
    },
    async ({ params, query: { days = 7 } }) => listVitals(db, params.env, daysAgo(days)),
  );

  app.get(
    '/artifacts/:remote',
    {
      schema: {
        ...reads('Every published version of a remote, newest first'),
        params: OfRemote,
        response: { 200: Type.Object({ items: views(ListedArtifact) }), ...failures(401) },
      },
    },
    async ({ params }) => {
      const found = await listArtifacts(db, params.remote);
      const signatures = await readSignatures(
        db,
        found.map(({ artifact }) => artifact),
      );
      const restrictions = await listRestrictions(db, clock(), params.remote);
      const items = found.flatMap(({ artifact, stored }) =>
        signatures
          .filter(({ version }) => version === artifact.version)
          .map(async (signature) => ({
            ...artifact,
            stored,
            signature,
            restriction: restrictions.find(({ version }) => version === artifact.version) ?? null,
            lastSeen: (await findLastSeen(db, artifact.remote, artifact.version))?.toISOString() ?? null,
          })),
      );
      return { items: await Promise.all(items) };
    },
  );

  app.get(
    '/artifacts/:remote/:version',
    {
      schema: {
        ...reads('The record of a version'),
        params: OfVersion,
        response: { 200: view(StoredArtifact), ...failures(401, 404) },
      },
    },
    async ({ params: { remote, version } }) => {
      const found = await findArtifact(db, remote, version);
      if (!found) throw new RegistryError(404, `${remote}@${version} was never published.`);
      const restrictions = await listRestrictions(db, clock(), remote);
      const restriction = restrictions.find((one) => one.version === version) ?? null;
      return { ...found.artifact, stored: found.stored, restriction };
    },
  );
}
