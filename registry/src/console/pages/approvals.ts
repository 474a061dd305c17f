import type { Actor, Approval, ApprovalPolicy, Page } from '@shop/contracts/registry';
import { all } from '../../domain/roles';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { emptyText, refusalNotice, table, timeOf } from './components';

const states: Readonly<Record<Approval['status'], Markup>> = {
  pending: markup`<span class="mark-cold">pending</span>`,
  approved: markup`<span class="mark-good">approved</span>`,
  declined: markup`<span class="mark-bad">declined</span>`,
  expired: markup`<span class="mark-cold">expired</span>`,
};

const addressOf = ({ id }: Approval) => `/ops/approvals/${id}`;

/** Requests that wait for a second person, for the pages where the change was made; nothing when there are none. */
export const pendingNotice = (pending: readonly Approval[]): Piece =>
  pending.length > 0 &&
  markup`<div class="notice cold"><p><strong>Waits for a second person:</strong></p><ul class="marked">${pending.map(
    (one) =>
      markup`<li><a href="${addressOf(one)}">${one.summary}</a>, requested by ${one.requestedBy}: “${one.reason}”, until ${istTime(one.expiresAt)}</li>`,
  )}</ul></div>`;

const requestsTable = (items: readonly Approval[], now: Date): Markup =>
  table<Approval>(
    'Requests for approval, the newest first',
    [
      { name: 'Change', cell: (one) => markup`<a href="${addressOf(one)}">${one.summary}</a>` },
      { name: 'State', cell: ({ status }) => states[status] },
      { name: 'Requested by', cell: ({ requestedBy }) => requestedBy },
      { name: 'When', cell: ({ requestedAt }) => timeOf(requestedAt, now) },
      { name: 'Reason', cell: ({ reason }) => reason },
      { name: 'Decided by', cell: ({ decidedBy }) => decidedBy ?? '–' },
    ],
    items,
  );

/** The input of the policy's form so far. */
export interface TypedPolicy {
  readonly remotes: string;
  readonly reason: string;
}

interface ApprovalsPage {
  readonly page: Page<Approval>;
  readonly policy: ApprovalPolicy;
  readonly mayChange: boolean;
  readonly typed: TypedPolicy;
  /** Whether the refused policy needs a second person, and can be requested. */
  readonly canRequest: boolean;
  readonly refusal: RefusalText | null;
}

const policyText = ({ remotes }: ApprovalPolicy, env: string): string => {
  if (remotes.length === 0) return `In ${env} one person may change any remote.`;
  const which = remotes.includes(all) ? 'every remote' : remotes.join(', ');
  return `In ${env} a change of ${which} needs two people. Rolling back, aborting and disabling need one.`;
};

const policyForm = ({ typed, canRequest }: ApprovalsPage): Markup => markup`
  <form class="slip" method="post" action="/ops/approvals/policy"><h3>Change the policy</h3>
    <p><label for="remotes">Remotes that need two people</label> <input id="remotes" name="remotes" value="${typed.remotes}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="remotes-help"></p>
    <p class="help" id="remotes-help">Names with commas between them; * for all, empty for none. To remove one needs the approval of another admin.</p>
    <p><label for="policy-reason">Reason, for the audit</label> <input id="policy-reason" name="reason" value="${typed.reason}" required maxlength="500" autocomplete="off"></p>
    <p class="actions">${canRequest ? markup`<button name="request" value="on">Request approval</button>` : markup`<button>Save</button>`}</p>
  </form>`;

/** The requests of an environment, and its policy. */
export function approvalsPage(frame: Frame, page: ApprovalsPage): Markup {
  const { items, next } = page.page;
  return documentOf(frame, {
    title: 'Approvals',
    place: '/ops/approvals',
    content: markup`
      ${page.refusal && refusalNotice(page.refusal)}
      <p class="lead">${policyText(page.policy, frame.env)}</p>
      ${items.length > 0 ? requestsTable(items, frame.now) : emptyText('No requests for approval yet.')}
      ${next !== null && markup`<p><a class="action" href="/ops/approvals?before=${next}">Older</a></p>`}
      ${page.mayChange && markup`<section><h2>Policy</h2>${policyForm(page)}</section>`}`,
  });
}

interface ApprovalPage {
  readonly approval: Approval;
  readonly actor: Actor;
  /** Why the user cannot decide; null when they can. */
  readonly forbidden: string | null;
  readonly refusal: RefusalText | null;
  /** The input of a refused form. */
  readonly reason: string;
}

const overrideTexts: Readonly<Record<Approval['overrides'][number], string>> = {
  force: 'It continues a canary that is paused.',
  again: 'It releases a version again that was rolled back.',
  overrule: 'It overrules the gate or the source of the environment.',
};

const decisionForm = ({ approval, actor, reason }: ApprovalPage): Markup => markup`
  <form class="slip stitched" method="post" action="${addressOf(approval)}">
    <p><label for="reason">Reason, for the history and the audit</label> <input id="reason" name="reason" value="${reason}" required maxlength="500" autocomplete="off"></p>
    <p class="actions">${actor.name !== approval.requestedBy && markup`<button name="action" value="approve">Approve, and make the change</button> `}<button class="quiet danger" name="action" value="decline">${actor.name === approval.requestedBy ? 'Withdraw' : 'Decline'}</button></p>
  </form>`;

function stateText({ status, decidedBy, decidedReason, expiresAt, seq }: Approval): string {
  if (status === 'pending') return `Waits for a second person until ${istTime(expiresAt)}.`;
  if (status === 'expired') return `Nobody decided until ${istTime(expiresAt)}. Make the request again.`;
  const release = seq === null ? '' : ` It made release ${seq}.`;
  return `${status === 'approved' ? 'Approved' : 'Declined'} by ${decidedBy}: “${decidedReason}”.${release}`;
}

/** One request: what it is, who made it, and the buttons that decide it. */
export function approvalPage(frame: Frame, page: ApprovalPage): Markup {
  const { approval, forbidden, refusal, actor } = page;
  const { id, summary, status, requestedBy, requestedAt, reason, overrides } = approval;
  return documentOf(frame, {
    title: `Request ${id}: ${summary}`,
    place: '/ops/approvals',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="head">${states[status]} <span>requested by ${requestedBy}, ${timeOf(requestedAt, frame.now)}: “${reason}”</span></p>
      <p class="notice${status === 'approved' ? ' good' : ' cold'}">${stateText(approval)}</p>
      ${overrides.length > 0 && markup`<ul class="marked">${overrides.map((name) => markup`<li>${overrideTexts[name]}</li>`)}</ul>`}
      ${status === 'pending' && actor.name === requestedBy && markup`<p>Somebody else has to approve it: give them this page’s address.</p>`}
      ${status === 'pending' && (forbidden === null ? decisionForm(page) : markup`<p class="notice cold">${forbidden}</p>`)}`,
  });
}
