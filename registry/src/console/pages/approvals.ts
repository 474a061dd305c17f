import type { Approval, ApprovalPolicy, Page } from '@shop/contracts/registry';
import { all, may } from '../../domain/roles';
import {
  emptyText,
  field,
  mark,
  markedList,
  olderLink,
  reasonField,
  refusalNotice,
  table,
  timeOf,
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { isTicked } from '../form-fields';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import { pageQuery } from '../registry-calls';
import type { Refused, Screens } from '../screens';

const pageSize = 50;

const pathOf = ({ id }: Pick<Approval, 'id'>) => `/approvals/${id}`;

/** Requests for approval, the approval policy, and the forms to approve, decline and change the policy. */
export function approvalScreens({ page, form }: Screens): void {
  page('/approvals', renderList);

  form('/approvals/policy', {
    fields: ['remotes', 'reason', 'request'],
    async send({ calls, href }, { remotes, reason, request }) {
      const names = remotes.split(/[\s,]+/).filter((name) => name !== '');
      const body = { remotes: names, reason, requestApproval: isTicked(request) };
      const set = await calls.put<Approval | ApprovalPolicy>(`${calls.envPath}/approval-policy`, { body });
      return href('id' in set ? pathOf(set) : '/approvals');
    },
    again: renderList,
  });

  page('/approvals/:id', renderOne);

  form('/approvals/:id', {
    fields: ['action', 'reason'],
    async send({ calls, href, params: { id } }, { action, reason }) {
      const path = `${calls.envPath}/approvals/${encodeURIComponent(id)}/${encodeURIComponent(action)}`;
      await calls.post(path, { body: { reason } });
      return href(`/approvals/${id}`);
    },
    again: renderOne,
  });
}

const stateMarks: Readonly<Record<Approval['status'], Markup>> = {
  pending: mark('cold', 'pending'),
  approved: mark('good', 'approved'),
  declined: mark('bad', 'declined'),
  expired: mark('cold', 'expired'),
};

/** A notice of pending requests, for the pages where the change was requested. */
export const pendingNotice = ({ href }: Frame, pending: readonly Approval[]): Child =>
  pending.length > 0 &&
  markup`<div class="notice cold"><p><strong>Waiting for approval:</strong></p>${markedList(
    pending.map(
      (one) =>
        markup`<a href="${href(pathOf(one))}">${one.summary}</a>, requested by ${one.requestedBy}: “${one.reason}”, until ${timeText(one.expiresAt)}`,
    ),
  )}</div>`;

async function renderList(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls, actor, href, query } = context;
  const before = pageQuery(query.before, pageSize);
  const { items, next } = await calls.get<Page<Approval>>(`${calls.envPath}/approvals?${before}`);
  const policy = await calls.get<ApprovalPolicy>(`${calls.envPath}/approval-policy`);
  return documentOf(context, {
    title: 'Approvals',
    place: '/approvals',
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      <p class="lead">${policyText(policy, context.env)}</p>
      ${items.length > 0 ? requestsTable(context, items) : emptyText('No requests for approval yet.')}
      ${olderLink(href('/approvals'), next)}
      ${may(actor, 'administer') && markup`<section><h2>Policy</h2>${policyForm(context, policy, refused)}</section>`}`,
  });
}

const requestsTable = ({ href, now }: Frame, items: readonly Approval[]): Markup =>
  table<Approval>(
    'Requests for approval, newest first',
    [
      { name: 'Change', cell: (one) => markup`<a href="${href(pathOf(one))}">${one.summary}</a>` },
      { name: 'Status', cell: ({ status }) => stateMarks[status] },
      { name: 'Requested by', cell: ({ requestedBy }) => requestedBy },
      { name: 'When', cell: ({ requestedAt }) => timeOf(requestedAt, now) },
      { name: 'Reason', cell: ({ reason }) => reason },
      { name: 'Decided by', cell: ({ decidedBy }) => decidedBy ?? '–' },
    ],
    items,
  );

function policyText({ remotes }: ApprovalPolicy, env: string): string {
  if (remotes.length === 0) return `In ${env}, changes do not need approval.`;
  const which = remotes.includes(all) ? 'all remotes' : remotes.join(', ');
  return `In ${env}, changes to ${which} need the approval of a second person. Rolling back, aborting and disabling do not.`;
}

function policyForm({ href }: Frame, policy: ApprovalPolicy, refused?: Refused): Markup {
  const typed = refused?.typed ?? { remotes: policy.remotes.join(', ') };
  return markup`<form class="slip" method="post" action="${href('/approvals/policy')}"><h3>Change the policy</h3>
    ${field({
      name: 'remotes',
      label: 'Remotes that need approval',
      value: typed.remotes,
      help: 'Names separated by commas; * for all, empty for none. Removing a remote needs the approval of another admin.',
      attributes: markup`autocapitalize="none" spellcheck="false"`,
    })}
    ${reasonField(typed.reason, 'policy-reason')}
    <p class="actions">${refused?.refusal.needsApproval ? markup`<button name="request" value="on">Request approval</button>` : markup`<button>Save</button>`}</p>
  </form>`;
}

const overrideTexts: Readonly<Record<Approval['overrides'][number], string>> = {
  force: 'Continues a paused canary.',
  again: 'Releases a rolled-back version again.',
  overrule: 'Overrides the gate or the source environment.',
  acknowledge: 'Releases a deprecated version.',
};

/** One request: the change, its author, and the buttons to approve or decline it. */
async function renderOne(context: ConsoleRequest<'id'>, refused?: Refused): Promise<Markup> {
  const { calls, actor, params, now } = context;
  const path = `${calls.envPath}/approvals/${encodeURIComponent(params.id)}`;
  const approval = await calls.get<Approval>(path);
  const { id, summary, status, requestedBy, requestedAt, reason, overrides, remotes } = approval;
  const isPending = status === 'pending';
  const isOwn = actor.name === requestedBy;
  const forbidden = forbiddenText(actor, 'release', { remote: remotes[0], env: calls.env });
  return documentOf(context, {
    title: `Request ${id}: ${summary}`,
    place: '/approvals',
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      <p class="head">${stateMarks[status]} <span>requested by ${requestedBy}, ${timeOf(requestedAt, now)}: “${reason}”</span></p>
      <p class="notice${status === 'approved' ? ' good' : ' cold'}">${stateText(approval)}</p>
      ${overrides.length > 0 && markedList(overrides.map((name) => overrideTexts[name]))}
      ${isPending && isOwn && markup`<p>Another user must approve it. Send them a link to this page.</p>`}
      ${isPending && (forbidden === null ? decisionForm(context, approval, isOwn, refused) : markup`<p class="notice cold">${forbidden}</p>`)}`,
  });
}

const decisionForm = (
  { href }: Frame,
  approval: Approval,
  isOwn: boolean,
  refused?: Refused,
): Markup => markup`
  <form class="slip stitched" method="post" action="${href(pathOf(approval))}">
    ${reasonField(refused?.typed.reason)}
    <p class="actions">${!isOwn && markup`<button name="action" value="approve">Approve</button> `}<button class="quiet danger" name="action" value="decline">${isOwn ? 'Withdraw' : 'Decline'}</button></p>
  </form>`;

function stateText({ status, decidedBy, decidedReason, expiresAt, seq }: Approval): Child {
  if (status === 'pending') return markup`Waiting for approval until ${timeText(expiresAt)}.`;
  if (status === 'expired') return markup`Expired on ${timeText(expiresAt)}. Make the request again.`;
  const release = seq === null ? '' : ` Created release ${seq}.`;
  return `${status === 'approved' ? 'Approved' : 'Declined'} by ${decidedBy}: “${decidedReason}”.${release}`;
}
