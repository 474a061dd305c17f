import type { Approval, ApprovalPolicy, Page } from '@shop/contracts/registry';
import type { RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance } from 'fastify';
import { may } from '../domain/roles';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { forbiddenText } from './forbidden-text';
import { markup, type Markup } from './markup';
import { approvalPage, approvalsPage, type TypedPolicy } from './pages/approvals';
import { refusalText, type RefusalText } from './refusal-text';

const pageSize = 50;

interface RefusedPolicy {
  readonly typed: TypedPolicy;
  readonly canRequest: boolean;
  readonly refusal: RefusalText;
}

async function drawList(
  { calls, frame, actor }: ConsoleRequest,
  before: string | undefined,
  refused: RefusedPolicy | null,
): Promise<Markup> {
  const older = before ? `&before=${encodeURIComponent(before)}` : '';
  const page = await calls.get<Page<Approval>>(`${calls.envPath}/approvals?limit=${pageSize}${older}`);
  const policy = await calls.get<ApprovalPolicy>(`${calls.envPath}/approval-policy`);
  const untouched = { typed: { remotes: policy.remotes.join(', '), reason: '' }, canRequest: false };
  const form = refused ?? { ...untouched, refusal: null };
  return approvalsPage(frame, { page, policy, mayChange: may(actor, 'administer'), ...form });
}

async function drawOne(
  { calls, frame, actor }: ConsoleRequest,
  id: string,
  refused: { readonly refusal: RefusalText; readonly reason: string } | null,
): Promise<Markup> {
  const approval = await calls.get<Approval>(`${calls.envPath}/approvals/${encodeURIComponent(id)}`);
  const [remote] = approval.remotes;
  const forbidden = forbiddenText(actor, 'release', { remote, env: calls.env });
  const { refusal, reason } = refused ?? { refusal: null, reason: '' };
  return approvalPage(frame, { approval, actor, forbidden, refusal, reason });
}

/** Requests for approval, the policy that says which changes need one, and the forms that decide. */
export function approvalPages(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<{ Querystring: { readonly before?: string } }>('/approvals', (request, reply) =>
    requests.page(request, reply, (one) => drawList(one, request.query.before, null)),
  );

  app.post('/approvals/policy', (request, reply) =>
    requests.page(request, reply, async (one) => {
      const { calls } = one;
      const typed = { remotes: fieldOf(request, 'remotes'), reason: fieldOf(request, 'reason') };
      const remotes = typed.remotes.split(/[\s,]+/).filter((name) => name !== '');
      const requestApproval = fieldOf(request, 'request') === 'on';
      try {
        const body = { remotes, reason: typed.reason, requestApproval };
        const set = await calls.put<Approval | ApprovalPolicy>(`${calls.envPath}/approval-policy`, { body });
        reply.code(303).header('location', 'id' in set ? `/ops/approvals/${set.id}` : '/ops/approvals');
        return markup``;
      } catch (error) {
        const refusal = refusalText(error);
        const { status, body } = error as RegistryResponseError;
        if (status === 401) throw error;
        reply.code(status);
        return drawList(one, undefined, { typed, refusal, canRequest: body.approval !== undefined });
      }
    }),
  );

  app.get<{ Params: { readonly id: string } }>('/approvals/:id', (request, reply) =>
    requests.page(request, reply, (one) => drawOne(one, request.params.id, null)),
  );

  app.post<{ Params: { readonly id: string } }>('/approvals/:id', (request, reply) =>
    requests.page(request, reply, async (one) => {
      const { calls } = one;
      const { id } = request.params;
      const [action, reason] = [fieldOf(request, 'action'), fieldOf(request, 'reason')];
      try {
        const path = `${calls.envPath}/approvals/${encodeURIComponent(id)}/${encodeURIComponent(action)}`;
        await calls.post(path, { body: { reason } });
        reply.code(303).header('location', `/ops/approvals/${id}`);
        return markup``;
      } catch (error) {
        const refusal = refusalText(error);
        const { status } = error as RegistryResponseError;
        if (status === 401) throw error;
        reply.code(status);
        return drawOne(one, id, { refusal, reason });
      }
    }),
  );
}
