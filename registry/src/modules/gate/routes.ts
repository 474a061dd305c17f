import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import type { GateReport as StoredReport, GateState } from '@shop/contracts/registry';
import { Type } from 'typebox';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { actorOf, withToken } from '../../platform/http/caller';
import { maxId } from '../../platform/db/column-types';
import { failures } from '../../platform/schemas/failure';
import { InEnv, OfRemote, view, views } from '../../platform/schemas/shared';
import type { GateAttempts } from './job-attempts';
import { readGatePolicy, writeGatePolicy, type GateOptions } from './service';
import { addGateReport, findGatePictures, listGateReports, readGateReport } from './repository';
import { GatePolicy, GatePolicyRequest, GateReport, GateReportRequest } from './schemas';

export interface GateServices {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly gate: GateOptions;
  readonly gateAttempts: Pick<GateAttempts, 'requesterOf' | 'finish'>;
  readonly releases: {
    /** The gate's state for these versions in the live release; null if shoppers already have them. */
    gateOf(env: string, promote: Readonly<Record<string, string>>): Promise<GateState | null>;
  };
}

/** Largest report with its screenshots, in bytes. */
const reportBytes = 16 * 1024 * 1024;
const tags = ['gate'];

const ReportInEnv = Type.Object({
  ...InEnv.properties,
  id: Type.Integer({ minimum: 1, maximum: maxId }),
});
const PictureInEnv = Type.Object({
  ...ReportInEnv.properties,
  place: Type.Integer({ minimum: 0, maximum: 100 }),
  side: Type.Enum(['live', 'candidate']),
});

/** Routes for the gate's policy and reports. */
export function gateRoutes(
  app: TypedApp,
  { database, clock, gate, gateAttempts, releases }: GateServices,
): void {
  const { db } = database;

  app.get(
    '/envs/:env/gate',
    {
      schema: {
        tags,
        summary: 'The gate’s policy',
        params: InEnv,
        response: { 200: view(GatePolicy), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params }) => readGatePolicy(db, params.env, { ...gate, now: clock() }),
  );

  app.put(
    '/envs/:env/gate',
    {
      schema: {
        tags,
        summary: 'Sets the gate’s policy',
        params: InEnv,
        body: GatePolicyRequest,
        response: { 200: view(GatePolicy), ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { env } = request.params;
      const { policy, reason } = request.body;
      await writeGatePolicy(database, env, { policy, reason, actor: actorOf(request), at: clock() });
      return readGatePolicy(db, env, { ...gate, now: clock() });
    },
  );

  app.post(
    '/envs/:env/gate/reports',
    {
      bodyLimit: reportBytes,
      schema: {
        tags,
        summary: 'Stores the report of a gate run',
        params: InEnv,
        body: GateReportRequest,
        response: { 201: view(GateReport), ...failures(401, 403, 404, 409, 413, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { promote, set, job, pictures, ...run } = request.body;
      const { env } = request.params;
      const state = await releases.gateOf(env, promote);
      if (state?.set !== set) {
        throw new RegistryError(
          409,
          'The live versions or the shell have changed since these versions were checked. Check them again.',
        );
      }
      const isRefused = run.findings.some(({ severity }) => severity === 'refuse');
      const actor = actorOf(request).name;
      const at = clock().toISOString();
      const { candidates } = state;
      const verdict = isRefused ? 'refused' : 'passed';
      const made = await database.transaction(async (tx) => {
        const requestedBy = job && (await gateAttempts.requesterOf(tx, env, job, promote));
        const report = {
          ...{ env, set, candidates, actor, ...(requestedBy !== undefined && { requestedBy }), at, ...run },
          verdict: verdict as StoredReport['verdict'],
          pictures: pictures.map(({ live: _live, candidate: _candidate, ...rest }) => rest),
        };
        const shots = pictures.map(({ live, candidate }) => ({ live, candidate }));
        const id = await addGateReport(tx, report, shots);
        if (job) await gateAttempts.finish(tx, job.id, { verdict, report: id });
        const [remote] = Object.keys(promote);
        const ofJob = job && { job: job.id, requestedBy };
        const detail = { remote, report: id, verdict, candidates, ...ofJob };
        await addAudit(tx, { env, action: 'gate-report', actor, at, detail });
        return { ...report, id };
      });
      return reply.code(201).send(made);
    },
  );

  app.get(
    '/envs/:env/gate/reports',
    {
      schema: {
        tags,
        summary: 'The last gate reports, newest first',
        params: InEnv,
        querystring: Type.Partial(OfRemote),
        response: { 200: Type.Object({ items: views(GateReport) }), ...failures(400, 401, 404) },
        ...withToken,
      },
    },
    async ({ params, query }) => ({ items: await listGateReports(db, params.env, query.remote) }),
  );

  app.get(
    '/envs/:env/gate/reports/:id',
    {
      schema: {
        tags,
        summary: 'A gate report',
        params: ReportInEnv,
        response: { 200: view(GateReport), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params: { env, id } }) => {
      const report = await readGateReport(db, env, id);
      if (!report) throw new RegistryError(404, `There is no gate report ${id}.`);
      return report;
    },
  );

  app.get(
    '/envs/:env/gate/reports/:id/pictures/:place/:side',
    {
      schema: {
        tags,
        summary: 'A screenshot of a page, live or with the candidate',
        params: PictureInEnv,
        response: {
          200: {
            description: 'The screenshot.',
            content: { 'image/jpeg': { schema: Type.Unsafe<unknown>({ contentMediaType: 'image/jpeg' }) } },
          },
          ...failures(401, 404),
        },
        ...withToken,
      },
    },
    async ({ params: { env, id, place, side } }, reply) => {
      const found = await findGatePictures(db, env, { id, place });
      if (!found) throw new RegistryError(404, 'This screenshot does not exist or was removed.');
      return reply.type('image/jpeg').send(Buffer.from(found[side], 'base64'));
    },
  );
}
