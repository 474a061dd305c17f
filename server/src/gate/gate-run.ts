import type { Artifact } from '@shop/contracts';
import type { GateFinding, GatePage, GateReportRequest } from '@shop/contracts/registry';
import type { GateCookie } from './gate-browser';
import type { Account } from './sign-in';

/** A version to check, with the live one of the same remote. */
export interface Exchange {
  readonly candidate: Artifact;
  /** Null for a remote that shoppers do not have yet. */
  readonly live: Artifact | null;
}

export interface GateRun {
  /** Origin of a shop in which the candidates may be previewed. */
  readonly shop: string;
  readonly exchanges: readonly Exchange[];
  /** Versions of the other remotes, as they are live. */
  readonly others: readonly Artifact[];
  /** Cookies of a browser that previews the candidates, and of one that has what is live. */
  readonly cookies: { readonly candidate: readonly GateCookie[]; readonly live: readonly GateCookie[] };
  readonly chromium: string;
  /** Pages are also opened as this shopper, when present. */
  readonly account?: Account | undefined;
  /** Opens only the routes of the candidates, and the home page, where every remote has a fragment. */
  readonly isShort?: boolean;
  /** Ends with the first refusal, for callers who need only the verdict. */
  readonly endsAtRefusal?: boolean;
  readonly log: (line: string) => void;
}

export type GateResult = Omit<GateReportRequest, 'promote' | 'set'>;
type Picture = GateResult['pictures'][number];

/** The findings of a run so far. */
export interface Gathered {
  readonly findings: GateFinding[];
  readonly pages: GatePage[];
  readonly pictures: Picture[];
  /** When no further page is opened, by `performance.now()`. */
  readonly until: number;
}

/** Patterns of the routes that the candidates serve. */
export const ownRoutes = ({ exchanges }: GateRun): ReadonlySet<string> =>
  new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));

/** The version of each candidate's remote. */
export const wantedVersions = ({ exchanges }: GateRun): Readonly<Record<string, string>> =>
  Object.fromEntries(exchanges.map(({ candidate: { remote, version } }) => [remote, version]));

export const candidateRemotes = ({ exchanges }: GateRun): readonly string[] =>
  exchanges.map(({ candidate }) => candidate.remote);

/** Whether the verdict can no longer change. */
export const isOver = (
  { endsAtRefusal }: Pick<GateRun, 'endsAtRefusal'>,
  { findings }: Pick<Gathered, 'findings'>,
): boolean => endsAtRefusal === true && findings.some(({ severity }) => severity === 'refuse');

/** What a report contains about the run itself. */
export const note = (message: string): GateFinding => ({
  ...{ check: 'scope', severity: 'note', path: null, width: null, message },
});

/** Whether there is no time left. The pages that are not opened for that are noted. */
export function isLate(
  { until, findings }: Pick<Gathered, 'until' | 'findings'>,
  left: readonly string[],
): boolean {
  if (performance.now() < until) return false;
  if (left.length > 0) findings.push(note(`Not opened for lack of time: ${left.join(', ')}.`.slice(0, 600)));
  return true;
}
