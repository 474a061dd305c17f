import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { gateLeaseMs } from '../../durations';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, OfVersion, view } from '../../platform/schemas/shared';
import type { GateAttempts } from './job-attempts';
import {
  GateClaim,
  GateClaimRequest,
  GateFailRequest,
  GateJob,
  GateJobRequest,
  GateQueue,
  GateRenewRequest,
  JobInEnv,
} from './job-schemas';
import type { GateJobs } from './jobs';

interface Services {
  readonly gateJobs: GateJobs;
  readonly gateAttempts: GateAttempts;
}

const tags = ['gate'];

/** Routes for requested runs of the gate: for operators, and for the workers that run them. */
export function gateJobRoutes(app: TypedApp, { gateJobs, gateAttempts }: Services): void {
  app.post(
    '/envs/:env/gate/jobs',
    {
      schema: {
        tags,
        summary: 'Requests a run of the gate; while one is queued or running, returns that one',
        params: InEnv,
        body: GateJobRequest,
        response: { 200: view(GateJob), 201: view(GateJob), ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { job, isNew } = await gateJobs.request(request.params.env, request.body, actorOf(request));
      return reply.code(isNew ? 201 : 200).send(job);
    },
  );

  app.get(
    '/envs/:env/gate/jobs',
    {
      schema: {
        tags,
        summary: 'The last requested runs, newest first, and the number of running workers',
        params: InEnv,
        querystring: Type.Partial(OfVersion),
        response: { 200: view(GateQueue), ...failures(400, 401, 404) },
        ...withToken,
      },
    },
    async ({ params, query }) => gateJobs.list(params.env, query),
  );

  app.get(
    '/envs/:env/gate/jobs/:id',
    {
      schema: {
        tags,
        summary: 'A requested run',
        params: JobInEnv,
        response: { 200: view(GateJob), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params: { env, id } }) => gateJobs.read(env, id),
  );

  app.post(
    '/envs/:env/gate/jobs/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Cancels a run that has not ended',
        params: JobInEnv,
        response: { 200: view(GateJob), ...failures(401, 403, 404, 409) },
        ...withToken,
      },
    },
    async (request) => gateJobs.cancel(request.params.env, request.params.id, actorOf(request)),
  );

  app.post(
    '/envs/:env/gate/jobs/claim',
    {
      schema: {
        tags,
        summary: 'Leases the next run to a worker',
        params: InEnv,
        body: GateClaimRequest,
        response: { 200: view(GateClaim), ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async ({ params, body }) => ({
      job: await gateAttempts.claim(params.env, body.worker),
      leaseMs: gateLeaseMs,
    }),
  );

  app.post(
    '/envs/:env/gate/jobs/:id/renew',
    {
      schema: {
        tags,
        summary: 'Extends a worker’s lease of a run, and stores its progress',
        params: JobInEnv,
        body: GateRenewRequest,
        response: { 200: view(GateJob), ...failures(401, 403, 404, 409, 422) },
        ...withToken,
      },
    },
    async ({ params: { env, id }, body }) => gateAttempts.renew(env, id, body),
  );

  app.post(
    '/envs/:env/gate/jobs/:id/fail',
    {
      schema: {
        tags,
        summary: 'Ends a worker’s attempt without a report',
        params: JobInEnv,
        body: GateFailRequest,
        response: { 200: view(GateJob), ...failures(401, 403, 404, 409, 422) },
        ...withToken,
      },
    },
    async ({ params: { env, id }, body }) => gateAttempts.fail(env, id, body),
  );
}
