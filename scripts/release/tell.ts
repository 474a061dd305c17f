import type { Assignment, Release } from '@shop/contracts';
import type { Plan } from '@shop/registry';

/** One release in one line. */
export function releaseLine({ seq, at, actor, reason }: Release): string {
  return `Release ${seq}, ${at} by ${actor}: ${reason}`;
}

/** What is live of one remote, in one line. */
export function assignmentLine(remote: string, assignment: Assignment): string {
  const { stable, lastKnownGood, canary, killed, previews = [] } = assignment;
  const parts = [
    stable,
    canary && `canary ${canary.version} to ${canary.bps / 100} %`,
    lastKnownGood && `last known good ${lastKnownGood}`,
    previews.length > 0 && `previews ${previews.join(', ')}`,
    killed && 'KILLED',
  ].filter(Boolean);
  return `  ${remote.padEnd(10)} ${parts.join(', ')}`;
}

/** A plan for people: changes, then what stands against them. */
export function changeLines({ head, changes, problems, warnings }: Plan): string[] {
  return [
    `On top of release ${head}:`,
    ...changes.map(
      ({ remote, field, from, to }) => `  ${remote} ${field}: ${from ?? 'none'} -> ${to ?? 'none'}`,
    ),
    ...(changes.length === 0 ? ['  nothing changes'] : []),
    ...problems.map(({ message }) => `Refused: ${message}`),
    ...warnings.map(({ message }) => `Wrong already: ${message}`),
  ];
}
