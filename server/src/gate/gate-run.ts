import type { Artifact } from '@shop/contracts';
import type { GateFinding, GatePage, GateReportRequest } from '@shop/contracts/registry';
import type { GateCookie } from './gate-browser';
import type { Account } from './sign-in';

/** A version that is to be looked at, beside the one of the same remote that is live. */
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
  /** Pages are opened as this shopper too; as nobody else when absent. */
  readonly account?: Account | undefined;
  /** Opens the routes of the candidates alone, and home, where every remote has a part. */
  readonly isShort?: boolean;
  /** Ends with the first refusal: who asks wants to know whether, and how soon, not everything that is wrong. */
  readonly endsAtRefusal?: boolean;
  readonly say: (line: string) => void;
}

export type GateResult = Omit<GateReportRequest, 'promote' | 'set'>;
type Picture = GateResult['pictures'][number];

/** What a run has found so far. */
export interface Gathered {
  readonly findings: GateFinding[];
  readonly pages: GatePage[];
  readonly pictures: Picture[];
}

/** Patterns of the routes that the candidates serve. */
export const ownRoutes = ({ exchanges }: GateRun): ReadonlySet<string> =>
  new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));

/** The version of each candidate's remote. */
export const wantedVersions = ({ exchanges }: GateRun): Readonly<Record<string, string>> =>
  Object.fromEntries(exchanges.map(({ candidate: { remote, version } }) => [remote, version]));

export const candidateRemotes = ({ exchanges }: GateRun): readonly string[] =>
  exchanges.map(({ candidate }) => candidate.remote);

/** Whether nothing that is still to come would change what the run ends with. */
export const isOver = (
  { endsAtRefusal }: Pick<GateRun, 'endsAtRefusal'>,
  { findings }: Pick<Gathered, 'findings'>,
): boolean => endsAtRefusal === true && findings.some(({ severity }) => severity === 'refuse');
