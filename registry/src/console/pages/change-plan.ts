import type { Change, GateState, Plan, Problem, SourceState } from '@shop/contracts/registry';
import { code, emptyText, markedList, sideText, table, timeText } from '../components';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { gateSection, type GateRunView } from './gate-section';
import { restrictionMark } from './restrictions';

/** The registry's plan of a change: the differences, the checks, the source environment and the gate. */
export const planSections = (frame: Frame, plan: Plan, gateRun: GateRunView | null): Markup => markup`
  <section><h2>Plan</h2>
    ${plan.changes.length > 0 ? changesTable(plan) : emptyText('This is already live.')}
    ${checksOf(plan)}
    ${capabilitiesNotice(plan)}
    ${flagsNotice(plan)}
    ${restrictedNotice(plan)}
    ${rolledBackNotice(plan)}</section>
  ${plan.source && sourceSection(plan.source)}
  ${plan.gate && gateSection(frame, plan.gate, gateRun)}`;

const isHeldByGate = (gate: GateState | null) => gate?.policy === 'required' && gate.verdict !== 'passed';
const isHeldBySource = (source: SourceState | null) => source !== null && source.held.length > 0;

/** Whether the registry refuses the change without an override of the gate or the source environment. */
export const isHeldBack = (plan: Plan | null): boolean =>
  plan !== null && (isHeldByGate(plan.gate) || isHeldBySource(plan.source));

const fieldNames: Readonly<Record<Change['field'], string>> = {
  stable: 'Stable',
  lastKnownGood: 'Last known good',
  canary: 'Canary',
  killed: 'Disabled',
  previews: 'Previews',
  flag: 'Flag',
};

const changesTable = ({ head, changes }: Plan): Markup =>
  table<Change>(
    `Changes to release ${head}`,
    [
      { name: 'Remote', cell: ({ remote }) => remote },
      {
        name: 'Field',
        cell: ({ field, flag }) => [fieldNames[field], flag !== undefined && [' ', code(flag)]],
      },
      { name: 'Now', cell: (change) => sideText(change, change.from) },
      { name: 'Then', cell: (change) => sideText(change, change.to) },
    ],
    changes,
  );

const messagesOf = (problems: readonly Problem[]) => markedList(problems.map(({ message }) => message));

const checksOf = ({ problems, warnings }: Plan): Markup => markup`
  ${
    problems.length > 0
      ? markup`<div class="notice bad"><p><strong>Incompatible.</strong> This change will be rejected:</p>${messagesOf(problems)}</div>`
      : markup`<p class="notice good"><strong>Compatible.</strong> Shared packages, store contract, slots, modules and routes were checked in every combination of stable, canary, last known good and preview versions.</p>`
  }
  ${warnings.length > 0 && markup`<div class="notice cold"><p>Existing problems, independent of this change:</p>${messagesOf(warnings)}</div>`}`;

/** Rolled-back versions that would be released again, with the actor, time and reason of their rollback. */
const rolledBackNotice = ({ rolledBack }: Plan): Child =>
  rolledBack.length > 0 &&
  markup`<div class="notice bad"><p><strong>Rolled back before.</strong> This change will be rejected unless you confirm below that you want to release it again:</p>
    ${markedList(
      rolledBack.map(
        ({ remote, version, actor, at, reason }) =>
          markup`${code(`${remote}@${version}`)} by ${actor}, ${timeText(at)}: “${reason}”`,
      ),
    )}</div>`;

const listText = (names: readonly string[]) => names.join(', ');

/** The browser permissions that new versions add to those of the live ones, and those that they drop. */
const capabilitiesNotice = ({ capabilities }: Plan): Child =>
  capabilities.length > 0 &&
  markup`<div class="notice cold"><p><strong>Capabilities.</strong> In browsers, compared with the stable version:</p>
    ${markedList(
      capabilities.map(({ remote, version, added, removed }) => [
        code(`${remote}@${version}`),
        added.length > 0 && ` also uses ${listText(added)}`,
        added.length > 0 && removed.length > 0 && ';',
        removed.length > 0 && ` no longer uses ${listText(removed)}`,
      ]),
    )}</div>`;

/** The flag values that the versions of a change cannot use. */
const flagsNotice = ({ flags = [] }: Plan): Child =>
  flags.length > 0 &&
  markup`<div class="notice cold"><p><strong>Flags.</strong> Unused values:</p>
    ${markedList(flags.map(({ message }) => message))}</div>`;

/** Banned and deprecated versions of a change. */
function restrictedNotice({ restricted }: Plan): Child {
  if (restricted.length === 0) return null;
  const isBanned = restricted.some(({ kind }) => kind === 'banned');
  return markup`<div class="notice bad"><p><strong>${isBanned ? 'Banned.' : 'Deprecated.'}</strong> This change will be rejected${isBanned ? '. Release another version, or reinstate this one on its page:' : ' unless you confirm it below:'}</p>
    ${markedList(
      restricted.map((one) => [code(`${one.remote}@${one.version}`), ' ', restrictionMark(one)]),
    )}</div>`;
}

const sourceSection = (source: SourceState): Markup =>
  markup`<section><h2>From ${source.env}</h2>
    ${
      isHeldBySource(source)
        ? markup`<div class="notice bad"><p><strong>Not live in ${source.env} yet.</strong> This change will be rejected unless you override it below:</p>
          ${markedList(source.held.map(({ message }) => message))}</div>`
        : markup`<p class="notice good"><strong>Passed.</strong> These versions were live in ${source.env}.</p>`
    }</section>`;
