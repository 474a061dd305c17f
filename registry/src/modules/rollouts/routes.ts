import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { refusal } from '@shop/protocol/schemas';
import type { RegistryDatabase } from '../../platform/db/tables';
import { all, requireRight } from '../../domain/roles';
import { actorOf, withToken } from '../../platform/http/caller';
import { maxId } from '../../platform/db/column-types';
import { failures } from '../../platform/schemas/failure';
import {
  InEnv,
  pageFrom,
  pageOf,
  pageQuery,
  pageRange,
  remoteName,
  view,
} from '../../platform/schemas/shared';
import { readWindows, saveWindows } from './facts';
import { operations, type Operation } from './operations';
import {
  ChangeWindows,
  ChangeWindowsRequest,
  Rollout,
  RolloutApproval,
  RolloutReason,
  RolloutRequest,
  RolloutSchedule,
  RolloutSkip,
  RolloutWithHistory,
} from './schemas';
import type { Rollouts } from './service';
import { alwaysOpen } from '../../domain/change-windows';

interface Services {
  readonly rollouts: Rollouts;
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
}

const tags = ['rollouts'];

const id = Type.Integer({
  minimum: 1,
  maximum: maxId,
  ...refusal('A rollout ID must be a number, not {value}.', 400),
});
const OneRollout = Type.Object({ ...InEnv.properties, id });

const Listed = Type.Object({
  remote: Type.Optional(remoteName),
  open: Type.Optional(
    Type.Enum(['true', 'false'], {
      description: 'Only open rollouts, or only finished ones.',
      ...refusal('"open" must be true or false.'),
    }),
  ),
  ...pageQuery,
});

/** Routes below `/registry/v1` for rollouts. A remote's releasers have full control of its rollouts. */
export function rolloutRoutes(app: TypedApp, { rollouts, database, clock }: Services): void {
  app.get(
    '/envs/:env/rollouts',
    {
      schema: {
        tags,
        summary: 'Rollouts, newest first',
        params: InEnv,
        querystring: Listed,
        response: { 200: pageOf(Rollout), ...failures(401, 404, 422) },
        ...withToken,
      },
    },
    async ({ params, query }) => {
      const { remote, open } = query;
      const isOpen = open === undefined ? undefined : open === 'true';
      const page = pageRange(query);
      const items = await rollouts.list(params.env, { remote, isOpen, ...page });
      return pageFrom(items, page.limit, (rollout) => rollout.id);
    },
  );

  app.get(
    '/envs/:env/rollouts/:id',
    {
      schema: {
        tags,
        summary: 'A rollout with its history',
        params: OneRollout,
        response: { 200: view(RolloutWithHistory), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params }) => rollouts.get(params.env, params.id),
  );

  app.post(
    '/envs/:env/rollouts',
    {
      schema: {
        tags,
        summary: 'Creates a rollout of a version, and schedules or starts it',
        params: InEnv,
        body: RolloutRequest,
        response: { 201: view(Rollout), ...failures(401, 403, 404, 409, 422) },
        ...withToken,
      },
    },
    async (request, reply) =>
      reply.code(201).send(await rollouts.create(request.params.env, request.body, actorOf(request))),
  );

  /** Adds a route for an action on a rollout. */
  const operation = <Body extends TSchema>(
    name: string,
    summary: string,
    body: Body,
    requested: (body: never) => Operation,
  ) => {
    app.post(
      `/envs/:env/rollouts/:id/${name}`,
      {
        schema: {
          tags,
          summary,
          params: OneRollout,
          body,
          response: { 200: view(Rollout), ...failures(401, 403, 404, 409, 422, 423) },
          ...withToken,
        },
      },
      async (request: FastifyRequest) => {
        const { env, id: rollout } = request.params as { readonly env: string; readonly id: number };
        const sent = request.body as { readonly reason: string };
        const grounds = { actor: actorOf(request), reason: sent.reason.trim() };
        return rollouts.operate(env, rollout, requested(sent as never), grounds);
      },
    );
  };

  operation('start', 'Starts a rollout', RolloutReason, () => operations.start);
  operation(
    'schedule',
    'Schedules the start of a rollout',
    RolloutSchedule,
    ({ startAt }: { readonly startAt: string }) => operations.schedule(startAt),
  );
  operation(
    'pause',
    'Pauses a rollout in its stage until a user resumes it',
    RolloutReason,
    () => operations.pause,
  );
  operation(
    'resume',
    'Ends a pause; overrides a lack of sessions, monitoring or the change window',
    RolloutReason,
    () => operations.resume,
  );
  operation(
    'skip',
    'Advances to the next stage immediately',
    RolloutSkip,
    ({ stage }: { readonly stage: number }) => operations.skip(stage),
  );
  operation(
    'approve',
    'Approves a stage that needs the approval of another person',
    RolloutApproval,
    ({ stage }: { readonly stage: number }) => operations.approve(stage),
  );
  operation('abort', 'Aborts a rollout and rolls back its version', RolloutReason, () => operations.abort);

  app.get(
    '/envs/:env/change-windows',
    {
      schema: {
        tags,
        summary: 'When rollouts may advance automatically',
        params: InEnv,
        response: { 200: view(ChangeWindows), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params }) => readWindows(database.db, params.env),
  );

  app.put(
    '/envs/:env/change-windows',
    {
      schema: {
        tags,
        summary: 'Sets when rollouts may advance automatically',
        params: InEnv,
        body: ChangeWindowsRequest,
        response: { 200: view(ChangeWindows), ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { env } = request.params;
      // Windows apply to the rollouts of all teams.
      requireRight(actorOf(request), 'operate', { env, remote: all });
      const { timeZone = alwaysOpen.timeZone, windows, holidays = [], reason } = request.body;
      const calendar = { timeZone, windows, holidays };
      const change = { actor: actorOf(request), reason: reason.trim(), at: clock() };
      await saveWindows(database, env, calendar, change);
      return calendar;
    },
  );
}
