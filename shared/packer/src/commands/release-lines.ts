import type { Assignment, Release } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type {
  ActorKind,
  GateState,
  HealthWindow,
  Judgement,
  Plan,
  Restriction,
  RolledBack,
} from '@shop/contracts/registry';
import { actorText } from '@shop/protocol';

type Line = Pick<Release, 'seq' | 'at' | 'actor' | 'reason'> & { readonly actorKind?: ActorKind | undefined };

export function releaseLine({ seq, at, actor, actorKind, reason }: Line): string {
  return `Release ${seq}, ${at} by ${actorText(actor, actorKind)}: ${reason}`;
}

/** The live versions of a remote, in one line. */
export function assignmentLine(remote: string, assignment: Assignment): string {
  const { stable, lastKnownGood, canary, killed, previews = [] } = assignment;
  const parts = [
    stable ?? 'canary only',
    canary && `canary ${canary.version} to ${reachText(canary)}`,
    lastKnownGood && `last known good ${lastKnownGood}`,
    previews.length > 0 && `previews ${previews.join(', ')}`,
    killed && 'KILLED',
  ].filter(Boolean);
  return `  ${remote.padEnd(10)} ${parts.join(', ')}`;
}

/** A rolled-back version, with the actor, time and reason. */
export function rolledBackLine({ remote, version, actor, at, reason }: RolledBack): string {
  return `${remote}@${version} was rolled back by ${actor} at ${at}: ${reason}`;
}

/** A banned or deprecated version, with the actor, time and reason. */
export function restrictionLine({ remote, version, kind, until, actor, at, reason }: Restriction): string {
  return `${remote}@${version} was ${kind}${until === null ? '' : ` until ${until}`} by ${actor} at ${at}: ${reason}`;
}

/** The recent health of a remote's versions, one line for each. */
export function healthLines(remote: string, windows: readonly HealthWindow[]): string[] {
  const names = [...new Set(windows.map(({ version, variant }) => `${version} (${variant})`))];
  return names.map((name) => {
    const own = windows.filter(({ version, variant }) => `${version} (${variant})` === name);
    const sum = (of: 'sessions' | 'failures' | 'serverRenders' | 'serverFailures') =>
      own.reduce((total, window) => total + window[of], 0);
    return `  ${remote.padEnd(10)} ${name}: ${sum('sessions')} sessions, ${sum('failures')} failed; ${sum('serverRenders')} server renders, ${sum('serverFailures')} failed`;
  });
}

const named = (judged: Judgement['judged'], ...verdicts: readonly string[]) =>
  judged.filter(({ verdict }) => verdicts.includes(verdict)).map(({ metric }) => metric);

/** The monitoring result of a live version, in one line. */
export function judgementLine({ remote, version, against, judged }: Judgement): string {
  const [worse, good] = [named(judged, 'worse'), named(judged, 'same', 'better')];
  const open = named(judged, 'not enough data', 'no data');
  const parts = [
    worse.length > 0 && `worse than ${against}: ${worse.join(', ')}`,
    good.length > 0 && `no worse than ${against}: ${good.join(', ')}`,
    open.length > 0 && `not enough data: ${open.join(', ')}`,
  ].filter(Boolean);
  const nothing = against === null ? 'no earlier good version to compare it with' : 'no data';
  return `  ${remote.padEnd(10)} ${version}: ${parts.length > 0 && against !== null ? parts.join('; ') : nothing}`;
}

/** The lines of a plan: changes first, then conflicts. */
export function changeLines(plan: Plan): string[] {
  const { head, changes, problems, warnings, rolledBack, source, gate } = plan;
  // An older registry has none of these.
  const {
    approval = [],
    restricted = [],
    capabilities = [],
    flags = [],
  } = plan as Partial<Pick<Plan, 'approval' | 'restricted' | 'capabilities' | 'flags'>>;
  return [
    `On top of release ${head}:`,
    ...changes.map(({ remote, field, flag, from, to }) => {
      const none = flag === undefined ? 'none' : 'default';
      return `  ${remote} ${flag === undefined ? field : `flag ${flag}`}: ${from ?? none} -> ${to ?? none}`;
    }),
    ...(changes.length === 0 ? ['  no changes'] : []),
    ...capabilities.flatMap(({ remote, version, added, removed }) => [
      ...added.map((one) => `  ${remote}@${version} also uses: ${one}`),
      ...removed.map((one) => `  ${remote}@${version} no longer uses: ${one}`),
    ]),
    ...flags.map(({ message }) => `  ${message}`),
    ...problems.map(({ message }) => `Rejected: ${message}`),
    ...restricted.map(
      (one) => `Rejected${one.kind === 'banned' ? '' : ' without --acknowledge'}: ${restrictionLine(one)}`,
    ),
    ...rolledBack.map((mark) => `Rejected without --again: ${rolledBackLine(mark)}`),
    ...(approval.length > 0
      ? [`Needs the approval of a second person (--request-approval): ${approval.join(', ')}`]
      : []),
    ...(source?.held ?? []).map(({ message }) => `Rejected without --overrule: ${message}`),
    ...warnings.map(({ message }) => `Existing problem: ${message}`),
    ...(gate ? gateLines(gate) : []),
  ];
}

const verdictTexts = { passed: 'passed', refused: 'rejected', unchecked: 'not run' } as const;

/** The gate's verdict on a plan, and its notice. */
function gateLines({ policy, verdict, report, notice }: GateState): string[] {
  const held = policy === 'required' && verdict !== 'passed' ? 'Rejected without --overrule: ' : '';
  const refusals = report?.findings.filter(({ severity }) => severity === 'refuse') ?? [];
  return [
    `${held}gate (${policy}): ${verdictTexts[verdict]}`,
    ...refusals.map(({ message }) => `  ${message}`),
    ...(notice === null ? [] : [notice]),
  ];
}
