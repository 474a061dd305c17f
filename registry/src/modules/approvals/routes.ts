import type { TypedApp } from '@shop/server-kit';
import { refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { maxId } from '../../platform/db/column-types';
import { failures } from '../../platform/schemas/failure';
import { InEnv, pageFrom, pageOf, pageQuery, pageRange, view } from '../../platform/schemas/shared';
import { Approval, ApprovalDecision, ApprovalPolicy, ApprovalPolicyRequest } from './schemas';
import type { Approvals } from './service';

const tags = ['approvals'];
const Listed = Type.Object({
  pending: Type.Optional(
    Type.Enum(['true', 'false'], {
      description: 'Only those that can be decided now.',
      ...refusal('"pending" must be true or false.'),
    }),
  ),
  ...pageQuery,
});
const OneApproval = Type.Object({
  ...InEnv.properties,
  id: Type.Integer({
    minimum: 1,
    maximum: maxId,
    ...refusal('The ID of an approval request must be a number, not {value}.', 400),
  }),
});

const decisions = [
  ['approve', 'Approves a request and makes its change'],
  ['decline', 'Declines a request for approval, or withdraws it'],
] as const;

/** Routes below `/registry/v1` for changes that need approval. */
export function approvalRoutes(app: TypedApp, { approvals }: { readonly approvals: Approvals }): void {
  const about = (summary: string) => ({ tags, summary, ...withToken });

  app.get(
    '/envs/:env/approvals',
    {
      schema: {
        ...about('Requests for approval, newest first'),
        params: InEnv,
        querystring: Listed,
        response: { 200: pageOf(Approval), ...failures(401, 404, 422) },
      },
    },
    async ({ params, query }) => {
      const page = pageRange(query);
      const items = await approvals.list(params.env, { pending: query.pending === 'true', ...page });
      return pageFrom(items, page.limit, ({ id }) => id);
    },
  );

  app.get(
    '/envs/:env/approvals/:id',
    {
      schema: {
        ...about('A request for approval'),
        params: OneApproval,
        response: { 200: view(Approval), ...failures(401, 404) },
      },
    },
    async ({ params }) => approvals.get(params.env, params.id),
  );

  for (const [name, summary] of decisions) {
    app.post(
      `/envs/:env/approvals/:id/${name}`,
      {
        schema: {
          ...about(summary),
          params: OneApproval,
          body: ApprovalDecision,
          response: { 200: view(Approval), ...failures(401, 403, 404, 409, 422, 423) },
        },
      },
      async (request) => {
        const { env, id } = request.params;
        const grounds = { actor: actorOf(request), reason: request.body.reason.trim() };
        return approvals[name](env, id, grounds);
      },
    );
  }

  app.get(
    '/envs/:env/approval-policy',
    {
      schema: {
        ...about('The remotes whose changes need approval'),
        params: InEnv,
        response: { 200: view(ApprovalPolicy), ...failures(401, 404) },
      },
    },
    async ({ params }) => approvals.policy(params.env),
  );

  app.put(
    '/envs/:env/approval-policy',
    {
      schema: {
        ...about('Sets the remotes whose changes need approval; removing one needs approval too'),
        params: InEnv,
        body: ApprovalPolicyRequest,
        response: {
          200: view(ApprovalPolicy),
          202: { ...view(Approval), description: 'The policy is waiting for approval.' },
          ...failures(401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { remotes, reason, requestApproval = false } = request.body;
      const grounds = { actor: actorOf(request), reason: reason.trim() };
      const policy = { remotes: [...new Set(remotes)] };
      const set = await approvals.setPolicy(request.params.env, policy, grounds, requestApproval);
      return 'id' in set ? reply.code(202).send(set) : reply.code(200).send({ remotes: [...set.remotes] });
    },
  );
}
