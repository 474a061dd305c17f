import type { Actor } from '@shop/contracts/registry';
import { checkRemoteName } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type ReleaseChange, requireChangeRight } from '../../domain/change';
import { everything } from '../../domain/freeze';
import { requireRight } from '../../domain/roles';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { CanaryInEnv, InEnv, noBody, RemoteInEnv, view } from '../../platform/schemas/shared';
import { Approval } from '../approvals/schemas';
import {
  CanaryRequest,
  ChangeHeaders,
  FlagsRequest,
  FreezeRequest,
  type Grounds,
  GroundsRequest,
  PlanRequest,
  PreviewRequest,
  ReleaseRequest,
} from './change-schemas';
import type { Collected, CollectOptions } from './clean-up';
import {
  CollectRequest,
  CollectResponse,
  EnvState,
  Plan,
  Release as ReleaseSchema,
  ShellContract,
} from './schemas';
import {
  canaryChange,
  changeRequestOf,
  flagsChange,
  plannedChange,
  releaseChange,
  remoteVersion,
} from './parse-change';
import type { Releases } from './service';

const tags = ['releases'];
const statuses = [401, 403, 404, 409, 412, 422, 423, 428] as const;
const changeResponses = {
  201: view(ReleaseSchema),
  202: { ...view(Approval), description: 'The change is waiting for approval.' },
  ...failures(...statuses),
};

/** The schema of a call that creates a release. */
const changeSchema = { tags, headers: ChangeHeaders, ...withToken };

const killActions = [
  ['kill', 'Disables a remote for all shoppers'],
  ['unkill', 'Enables a disabled remote again'],
] as const;
const previewActions = [
  ['previews', 'Enables ?preview= for a version without creating a release'],
  ['unlist', 'Ends the preview of a version'],
] as const;
const freezeActions = [
  ['freeze', 'Blocks new versions of a remote, or of all remotes'],
  ['unfreeze', 'Lifts a freeze'],
] as const;

/** A call that makes a release. */
interface ChangeHttpRequest extends FastifyRequest {
  readonly params: { readonly env: string };
  readonly headers: FastifyRequest['headers'] & Static<typeof ChangeHeaders>;
  readonly body: Grounds;
}

/** Routes below `/registry/v1` that make releases, and the plan route. */
export function releaseRoutes(app: TypedApp, { releases }: { readonly releases: Releases }): void {
  const change = async (request: ChangeHttpRequest, reply: FastifyReply, requested: ReleaseChange) => {
    const { env } = request.params;
    requireChangeRight(actorOf(request), env, requested);
    const changeRequest = changeRequestOf(request);
    if (request.body.requestApproval) {
      return reply.code(202).send(await releases.requestApproval(env, requested, changeRequest));
    }
    const release = await releases.change(env, requested, changeRequest);
    return reply.code(201).header('etag', `"${release.seq}"`).send(release);
  };

  app.post(
    '/envs/:env/plan',
    {
      schema: {
        tags,
        summary: 'Plans a change: its result and conflicts, without changing anything',
        params: InEnv,
        body: PlanRequest,
        response: { 200: view(Plan), ...failures(401, 403, 404, 409, 422) },
        ...withToken,
      },
    },
    async ({ params, body }) => releases.plan(params.env, plannedChange(body)),
  );

  app.post(
    '/envs/:env/releases',
    {
      schema: {
        ...changeSchema,
        summary: 'Promotes versions, or rolls back',
        params: InEnv,
        body: ReleaseRequest,
        response: changeResponses,
      },
    },
    async (request, reply) => change(request, reply, releaseChange(request.body)),
  );

  app.post(
    '/envs/:env/canaries/:name',
    {
      schema: {
        ...changeSchema,
        summary: 'Starts, advances, promotes or aborts a canary',
        params: CanaryInEnv,
        body: CanaryRequest,
        response: changeResponses,
      },
    },
    async (request, reply) => change(request, reply, canaryChange(request.params.name, request.body)),
  );

  for (const [kind, summary] of killActions) {
    app.post(
      `/envs/:env/${kind}/:remote`,
      {
        schema: {
          ...changeSchema,
          summary,
          params: RemoteInEnv,
          body: GroundsRequest,
          response: changeResponses,
        },
      },
      async (request, reply) => change(request, reply, { kind, remote: request.params.remote }),
    );
  }

  app.post(
    '/envs/:env/flags/:remote',
    {
      schema: {
        ...changeSchema,
        summary: 'Sets values of a remote’s flags, or removes them',
        params: RemoteInEnv,
        body: FlagsRequest,
        response: changeResponses,
      },
    },
    async (request, reply) => change(request, reply, flagsChange(request.params.remote, request.body.values)),
  );

  for (const [list, summary] of previewActions) {
    app.post(
      `/envs/:env/${list}`,
      {
        schema: { ...changeSchema, summary, params: InEnv, body: PreviewRequest, response: changeResponses },
      },
      async (request, reply) => {
        const { minutes } = request.body;
        const listed = list === 'previews';
        const lease = listed && minutes !== undefined && { minutes };
        const requested = { kind: 'preview', ...remoteVersion(request.body), listed, ...lease } as const;
        return change(request, reply, requested);
      },
    );
  }

  for (const [action, summary] of freezeActions) {
    app.post(
      `/envs/:env/${action}`,
      {
        schema: {
          ...changeSchema,
          summary,
          params: InEnv,
          body: FreezeRequest,
          response: { 200: view(EnvState), ...failures(...statuses) },
        },
      },
      async (request) => {
        const { remote = everything } = request.body;
        if (remote !== everything) checkRemoteName(remote);
        requireRight(actorOf(request), 'operate', { env: request.params.env, remote });
        return releases.freeze(request.params.env, remote, action === 'freeze', changeRequestOf(request));
      },
    );
  }

  app.put(
    '/envs/:env/shell',
    {
      schema: {
        tags,
        summary: 'Sets the contract of the shell, for checking later changes',
        params: InEnv,
        body: ShellContract,
        response: { 204: noBody('The contract is stored.'), ...failures(401, 403, 404, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      await releases.setShell(request.params.env, request.body, actorOf(request));
      return reply.code(204).send();
    },
  );
}

interface CollectServices {
  collect(options: CollectOptions, actor: Actor): Promise<readonly Collected[]>;
}

/** Routes for removing unused versions. */
export function collectRoutes(app: TypedApp, { collect }: CollectServices): void {
  app.post(
    '/artifacts/collect',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Removes versions that are no longer needed',
        body: CollectRequest,
        response: { 200: view(CollectResponse), ...failures(401, 403, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { days = 30, dryRun = true } = request.body;
      return { collected: await collect({ days, dryRun }, actorOf(request)) };
    },
  );
}
