import type { Artifact, Assignment } from '@shop/contracts';
import type { EnvState, GateReport, ListedArtifact, RolledBack } from '@shop/contracts/registry';
import {
  bytesOf,
  changeLink,
  code,
  hiddenText,
  mark,
  table,
  timeBy,
  timeOf,
  timeText,
  versionPath,
} from '../components';
import { sizeText } from '../format';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { reportPath, verdictMark } from './gate';
import { restrictionMark } from './restrictions';
import { signatureMark } from './version';

interface VersionsOfRemote {
  readonly remote: string;
  readonly state: EnvState;
  /** Newest first. */
  readonly versions: readonly ListedArtifact[];
  /** The gate's reports about them, newest first. */
  readonly reports: readonly GateReport[];
  /** Origin of the shop; empty if it is the console's own, null if unknown. */
  readonly shopOrigin: string | null;
}

/** How a version is used: as stable version, canary, last known good or preview. */
export function rolesOf(version: string, assignment: Assignment | undefined): readonly string[] {
  if (!assignment) return [];
  const { stable, lastKnownGood, canary, previews = [] } = assignment;
  return [
    ...(stable === version ? ['stable'] : []),
    ...(canary?.version === version ? ['canary'] : []),
    ...(lastKnownGood === version ? ['last known good'] : []),
    ...(previews.includes(version) ? ['preview'] : []),
  ];
}

/** The published versions of a remote, with the possible changes for each. */
export function versionsTable(
  frame: Frame,
  { remote, state, versions, reports, shopOrigin }: VersionsOfRemote,
): Markup {
  const { href, now } = frame;
  const assignment = state.release?.assignments[remote];
  return table<ListedArtifact>(
    `Published versions of ${remote}`,
    [
      {
        name: 'Version',
        cell: (one) =>
          markup`<a class="code" href="${href(versionPath(one))}">${one.version}</a> <div class="under">${signatureMark(one.signature)}</div>${one.restriction && markup`<div class="under">${restrictionMark(one.restriction)}</div>`}`,
      },
      {
        name: 'Used as',
        cell: ({ version }) => {
          const roles = rolesOf(version, assignment);
          const rolledBack = state.rolledBack.find((one) => one.remote === remote && one.version === version);
          const text = roles.join(', ') || (rolledBack ? '' : '–');
          return [
            text,
            rolledBack && rolledBackText(rolledBack),
            roles.includes('preview') && previewLink(shopOrigin, remote, version),
          ];
        },
      },
      {
        name: 'Published',
        cell: ({ at, publishedBy }) => timeBy(at, publishedBy, now),
      },
      {
        name: 'Files',
        cell: (one) => (one.stored ? `${one.files.length}, ${sizeText(bytesOf(one))}` : 'deleted'),
      },
      { name: 'Gate', cell: (one) => gateCell(frame, reports, one) },
      { name: 'Commit', cell: ({ git }) => (git ? code(git.slice(0, 8)) : '–') },
      { name: 'Last seen in a tab', cell: ({ lastSeen }) => (lastSeen ? timeOf(lastSeen, now) : 'never') },
      {
        name: 'Actions',
        cell: (one) =>
          one.stored ? markup`<span class="row">${actionsOf(frame, one, assignment)}</span>` : '–',
      },
    ],
    versions,
  );
}

const rolledBackText = ({ actor, at, reason }: RolledBack) =>
  markup` ${mark('bad', 'rolled back')} <span class="aside">by ${actor}, ${timeText(at)}: “${reason}”</span>`;

function previewLink(shopOrigin: string | null, remote: string, version: string): Markup {
  const query = `?preview=${encodeURIComponent(`${remote}@${version}`)}`;
  return shopOrigin === null
    ? markup` ${code(query)}`
    : markup` <a href="${shopOrigin}/${query}">Open preview${hiddenText(`of ${version}`)}</a>`;
}

/** The verdict of the last report about a version, regardless of the live versions at that time. */
function gateCell({ href }: Frame, reports: readonly GateReport[], { remote, version }: Artifact): Child {
  const report = reports.find(({ candidates }) =>
    candidates.some((one) => one.remote === remote && one.version === version),
  );
  if (!report) return '–';
  return markup`<a href="${href(reportPath(report))}">${verdictMark(report.verdict)}${hiddenText(`by the gate: ${version}`)}</a>`;
}

function actionsOf(
  frame: Frame,
  { remote, version, restriction }: ListedArtifact,
  assignment: Assignment | undefined,
): readonly Child[] {
  const of = { remote, version };
  const roles = rolesOf(version, assignment);
  const named = (text: string) => [text, hiddenText(`${remote}@${version}`)];
  const isBanned = restriction?.kind === 'banned';
  const mayStart = !isBanned && !assignment?.canary && !roles.includes('stable');
  const rolloutAddress = frame.href(`/rollouts/new?${new URLSearchParams(of).toString()}`);
  return [
    mayStart && changeLink(frame, { kind: 'promote', ...of }, named('Promote')),
    mayStart && changeLink(frame, { kind: 'canary-start', ...of }, named('Canary')),
    mayStart && markup`<a class="action" href="${rolloutAddress}">${named('Roll out')}</a>`,
    assignment &&
      (roles.includes('preview')
        ? changeLink(frame, { kind: 'unlist', ...of }, named('End preview'))
        : !isBanned && changeLink(frame, { kind: 'preview', ...of }, named('Preview'))),
  ];
}
