import type { Release } from '@shop/contracts';
import type { Change, Plan, Problem } from '@shop/contracts/registry';
import type { ChangeSheet, ChangeFields } from './change-kinds';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { gatePiece, isHeldByGate } from './gate-piece';
import { sourcePiece, isHeldBySource } from './source-piece';
import { emptyText, refusalNotice, sideText, table } from './components';

/** The form's input so far. */
export interface Typed {
  readonly reason: string;
  readonly confirmation: string;
  readonly force: boolean;
  readonly again: boolean;
  readonly overrule: boolean;
  /** Requests the approval of a second person, instead of the change itself. */
  readonly request: boolean;
}

export interface ChangePage {
  readonly sheet: ChangeSheet;
  readonly changeFields: ChangeFields;
  readonly typed: Typed;
  /** What is live; null before the first release, and when it is unavailable. */
  readonly head: Release | null;
  /** The expected seq, sent for optimistic locking. */
  readonly seq: number;
  readonly key: string;
  /** Null where the registry has no plan for it, or refuses. */
  readonly plan: Plan | null;
  readonly refusal: RefusalText | null;
  /** Set for read-only access: which right is missing. */
  readonly forbidden: string | null;
  /** Whether the watch has paused this canary. */
  readonly paused: boolean;
  /** Whether the change needs a second person. */
  readonly needsApproval: boolean;
}

const fieldNames: Readonly<Record<Change['field'], string>> = {
  stable: 'Stable',
  lastKnownGood: 'Last known good',
  canary: 'Canary',
  killed: 'Killed',
  previews: 'Previews',
};

const problemList = (problems: readonly Problem[]) =>
  markup`<ul class="marked">${problems.map(({ message }) => markup`<li>${message}</li>`)}</ul>`;

function checksOf({ problems, warnings }: Plan): Markup {
  return markup`
    ${
      problems.length > 0
        ? markup`<div class="notice bad"><p><strong>Does not fit.</strong> The registry will refuse this:</p>${problemList(problems)}</div>`
        : markup`<p class="notice good"><strong>Fits.</strong> Shared packages, store contract, slots, modules and addresses were looked at in every combination of stable, canary, last known good and previews.</p>`
    }
    ${warnings.length > 0 && markup`<div class="notice cold"><p>Wrong with or without this:</p>${problemList(warnings)}</div>`}`;
}

/** What the registry would change, and its checks. */
function planPiece(plan: Plan): Markup {
  return markup`<section><h2>The plan</h2>
    ${
      plan.changes.length > 0
        ? table<Change>(
            `On top of release ${plan.head}`,
            [
              { name: 'Remote', cell: ({ remote }) => remote },
              { name: 'What', cell: ({ field }) => fieldNames[field] },
              { name: 'Now', cell: (change) => sideText(change, change.from) },
              { name: 'Then', cell: (change) => sideText(change, change.to) },
            ],
            plan.changes,
          )
        : emptyText('This is what is live already.')
    }
    ${checksOf(plan)}
    ${rolledBackNotice(plan)}</section>`;
}

/** Rolled-back versions that would return: who rolled them back, when and why. */
const rolledBackNotice = ({ rolledBack }: Plan): Piece =>
  rolledBack.length > 0 &&
  markup`<div class="notice bad"><p><strong>Rolled back before.</strong> The registry will refuse this unless you say below that it is meant:</p>
    <ul class="marked">${rolledBack.map(
      ({ remote, version, actor, at, reason }) =>
        markup`<li><span class="code">${remote}@${version}</span> by ${actor}, ${istTime(at)}: “${reason}”</li>`,
    )}</ul></div>`;

/** The text as the pattern of an input, so that the browser validates it before the form is sent. */
const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function fields({ sheet, changeFields, typed, paused, plan }: ChangePage): Piece {
  const asksAgain = typed.again || (plan !== null && plan.rolledBack.length > 0);
  return [
    sheet.asksShare &&
      markup`<p><label for="share">Share of shoppers, in percent</label>
      <input id="share" name="share" inputmode="decimal" value="${changeFields.share || '10'}" required pattern="[0-9]{1,3}([.,][0-9]{1,2})?" autocomplete="off"></p>`,
    markup`<p><label for="reason">Reason, for the history and the audit</label>
      <input id="reason" name="reason" value="${typed.reason}" required maxlength="500" autocomplete="off"></p>`,
    sheet.typed !== null &&
      markup`<p><label for="confirmation">Type <strong class="code">${sheet.typed}</strong> to confirm</label>
      <input id="confirmation" name="confirmation" value="${typed.confirmation}" required pattern="${exactly(sheet.typed)}" title="${sheet.typed}" autocomplete="off" autocapitalize="none" spellcheck="false"></p>`,
    asksAgain &&
      markup`<p class="check"><input type="checkbox" id="again" name="again"${typed.again && markup` checked`}> <label for="again">Give it to shoppers again although it was rolled back</label></p>`,
    (typed.overrule || isHeldByGate(plan?.gate) || isHeldBySource(plan?.source)) &&
      markup`<p class="check"><input type="checkbox" id="overrule" name="overrule"${typed.overrule && markup` checked`}> <label for="overrule">Overrule what holds it up; the reason above goes into the audit</label></p>`,
    paused &&
      markup`<p class="check"><input type="checkbox" id="force" name="force"${typed.force && markup` checked`}> <label for="force">Go on although the watch has paused this canary</label></p>`,
  ];
}

function form(page: ChangePage): Markup {
  const { sheet, changeFields, seq, key, needsApproval } = page;
  const hidden = {
    ...changeFields,
    share: sheet.asksShare ? '' : changeFields.share,
    head: String(seq),
    key,
    request: needsApproval ? 'on' : '',
  };
  return markup`<form class="slip stitched" method="post" action="/ops/change">
    ${Object.entries(hidden)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
    ${fields(page)}
    ${needsApproval && markup`<p class="notice cold">This needs two people: somebody else approves it, and it is made then. The request expires after three days.</p>`}
    <p class="actions"><button>${needsApproval ? 'Request approval' : sheet.act}</button> <a class="action" href="${changeFields.remote && changeFields.remote !== '*' ? `/ops/remotes/${changeFields.remote}` : '/ops'}">Leave it</a></p>
  </form>`;
}

/** The form by which a change is planned, given a reason and confirmed. */
export function changePage(frame: Frame, page: ChangePage): Markup {
  const { sheet, head, seq, plan, refusal, forbidden } = page;
  return documentOf(frame, {
    title: sheet.title,
    place: '/ops',
    head: seq,
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="lead">${sheet.effect}</p>
      ${head && markup`<p>Release ${head.seq} is live since ${istTime(head.at)}, by ${head.actor}: “${head.reason}”</p>`}
      ${plan && planPiece(plan)}
      ${plan && sourcePiece(plan.source)}
      ${plan && gatePiece(plan.gate, frame)}
      ${forbidden === null ? form(page) : markup`<p class="notice cold">${forbidden}</p>`}`,
  });
}
