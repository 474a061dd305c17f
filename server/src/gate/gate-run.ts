import type { Artifact } from '@shop/contracts';
import type { GateFinding, GateJob, GatePage, GateReportRequest } from '@shop/contracts/registry';
import type { GateCookie } from './browser';
import type { Account } from './purchase-steps';

/** A version to check, with the live one of the same remote. */
export interface Exchange {
  readonly candidate: Artifact;
  /** Null for a remote that shoppers do not have yet. */
  readonly live: Artifact | null;
}

/** A stage of a run, in the order of the registry's list. */
export type GateStage = GateJob['stages'][number]['name'];

/** The reason to abort a run that this worker no longer owns. The registry has ended the run's preview. */
export class LostRunError extends Error {}

export interface GateRun {
  /** Origin of a shop in which the candidates may be previewed. */
  readonly shop: string;
  readonly exchanges: readonly Exchange[];
  /** Live versions of the other remotes. */
  readonly others: readonly Artifact[];
  /** Cookies for a browser that previews the candidates, and for one with the live versions. */
  readonly cookies: { readonly candidate: readonly GateCookie[]; readonly live: readonly GateCookie[] };
  readonly chromium: string;
  /** If set, pages are also opened as this shopper. */
  readonly account?: Account | undefined;
  /** Only opens the routes of the candidates and the home page, on which every remote can have a fragment. */
  readonly isShort?: boolean;
  /** Ends at the first refusal, for callers that only need the verdict. */
  readonly endsAtRefusal?: boolean;
  /** Ends the run early: its browsers are closed, and it rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called at the start of each stage. */
  readonly onStage?: ((stage: GateStage) => void) | undefined;
  readonly log: (line: string) => void;
}

export type GateResult = Omit<GateReportRequest, 'promote' | 'set' | 'job'>;
type Picture = GateResult['pictures'][number];

/** The findings of a run so far. */
export interface Gathered {
  readonly findings: GateFinding[];
  readonly pages: GatePage[];
  readonly pictures: Picture[];
  /** The deadline for opening pages, by `performance.now()`. */
  readonly until: number;
}

/** Route patterns of the candidates. */
export const ownRoutes = ({ exchanges }: GateRun): ReadonlySet<string> =>
  new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));

/** The expected version of each remote. */
export const wantedVersions = ({ exchanges }: GateRun): Readonly<Record<string, string>> =>
  Object.fromEntries(exchanges.map(({ candidate: { remote, version } }) => [remote, version]));

export const candidateRemotes = ({ exchanges }: GateRun): readonly string[] =>
  exchanges.map(({ candidate }) => candidate.remote);

/** The candidates whose pages the server renders. Some remotes have no code for it, and only browsers render them. */
export const serverRemotes = ({ exchanges }: GateRun): readonly string[] =>
  exchanges
    .filter(({ candidate, live }) => candidate.manifest.serverEntry ?? live?.manifest.serverEntry)
    .map(({ candidate }) => candidate.remote);

/** Whether the verdict can no longer change, or is no longer needed. */
export const isOver = (
  { endsAtRefusal, signal }: Pick<GateRun, 'endsAtRefusal' | 'signal'>,
  { findings }: Pick<Gathered, 'findings'>,
): boolean =>
  signal?.aborted === true ||
  (endsAtRefusal === true && findings.some(({ severity }) => severity === 'refuse'));

/** Adds a note about the run to the report. */
export const note = (message: string): GateFinding => ({
  ...{ check: 'scope', severity: 'note', path: null, width: null, message },
});

/** Whether the time is up. If so, notes the pages that were not opened. */
export function isLate(
  { until, findings }: Pick<Gathered, 'until' | 'findings'>,
  left: readonly string[],
): boolean {
  if (performance.now() < until) return false;
  if (left.length > 0) findings.push(note(`Not opened for lack of time: ${left.join(', ')}.`.slice(0, 600)));
  return true;
}
