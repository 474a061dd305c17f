import type { GateFinding, GateReport, GateState } from '@shop/contracts/registry';
import { checkCommand } from '../../modules/gate/service';
import { markup, type Markup, type Piece } from '../markup';
import type { Frame } from './layout';
import { timeOf } from './components';

type Verdict = GateState['verdict'];

/** A verdict as a badge, in text as well as in colour. */
export const verdictMark = (verdict: Verdict): Markup => {
  const kinds = { passed: 'mark-good', refused: 'mark-bad', unchecked: 'mark-fair' } as const;
  return markup`<span class="${kinds[verdict]}">${verdict === 'unchecked' ? 'not checked' : verdict}</span>`;
};

export const refusalsOf = ({ findings }: Pick<GateReport, 'findings'>): readonly GateFinding[] =>
  findings.filter(({ severity }) => severity === 'refuse');

/** Address of a report's page. */
export const reportAddress = ({ id }: Pick<GateReport, 'id'>): string => `/ops/gate/${id}`;

const linkTo = (report: GateReport | null, now: Date): Piece =>
  report &&
  markup`<p><a href="${reportAddress(report)}">Report ${report.id}</a>: ${report.pages.length} pages in ${report.seconds} s, ${timeOf(report.at, now)}.</p>`;

/** How many refusals other pages list. */
const most = 5;

function refusedNotice({ policy, report }: GateState): Markup {
  const refusals = report ? refusalsOf(report) : [];
  const left = refusals.length - most;
  return markup`<div class="notice bad"><p><strong>Refused.</strong> ${policy === 'required' ? 'The registry will refuse this unless you overrule it below:' : 'The gate is advisory, so this can go live all the same:'}</p>
    <ul class="marked">${refusals.slice(0, most).map(({ message }) => markup`<li>${message}</li>`)}</ul>
    ${left > 0 && markup`<p>${left} more in the report.</p>`}</div>`;
}

function verdictNotice(env: string, gate: GateState): Markup {
  if (gate.verdict === 'refused') return refusedNotice(gate);
  if (gate.verdict === 'passed') {
    return markup`<p class="notice good"><strong>Passed.</strong> These versions were opened together, in Chromium and on the server, beside what is live now.</p>`;
  }
  const held =
    gate.policy === 'required' ? ' The registry will refuse this unless you overrule it below.' : '';
  return markup`<div class="notice cold"><p><strong>Not checked</strong> beside what is live now.${held} To check it:</p><p><span class="code">${checkCommand(env, gate)}</span></p></div>`;
}

/** What the gate says of a change; nothing for a change without new versions for shoppers. */
export const gatePiece = (gate: GateState | null, { env, now }: Frame): Piece =>
  gate &&
  markup`<section><h2>The gate</h2>
    ${verdictNotice(env, gate)}
    ${linkTo(gate.report, now)}
    ${gate.notice !== null && markup`<p class="notice cold">${gate.notice}</p>`}</section>`;

/** Whether the registry refuses a change unless the gate is overruled. */
export const isHeldByGate = (gate: GateState | null | undefined): boolean =>
  gate?.policy === 'required' && gate.verdict !== 'passed';
