import type { Artifact, Assignment } from '@shop/contracts';
import { chooseVersion, type Cohort, placeInCanary, reachText } from '@shop/contracts/choice';
import type { Static } from 'typebox';
import type { StaffChoice, StaffRemote } from './schemas';
import { readShopper, releaseFor, type ReleaseOptions, type ShopperRequest } from './shopper-release';

interface Explained {
  readonly assignment: Assignment;
  readonly shopper: Cohort;
  /** The version that was chosen in the browser. */
  readonly chosen: string | null;
  /** The version without a choice. */
  readonly otherwise: string | null;
}

/** Why a browser has its version of a remote, or none, in one or two sentences. */
function whyText({ assignment, shopper, chosen, otherwise }: Explained): string {
  const { killed, canary, stable } = assignment;
  if (killed) return 'Disabled for all shoppers.';
  if (chosen !== null) {
    return `Chosen manually in this browser, whose sessions are not counted. Without this choice it has ${otherwise ?? 'none'}.`;
  }
  if (!canary) return 'Live for all shoppers.';
  const isLimited = canary.bps === 0;
  const audience = `${isLimited ? 'limited to' : 'of'} ${reachText(canary)}`;
  if (placeInCanary(canary, shopper).isInside) return `Canary ${audience}: this browser is in it.`;
  const now = stable === null ? 'Not live yet' : 'Live';
  return `${now}. Canary ${canary.version} ${audience}: this browser is not in it.`;
}

type Choice = Static<typeof StaffChoice>;
type Remote = Static<typeof StaffRemote>;

/** The versions that staff can choose, without duplicates: live version, canary, previews. */
function choicesOf(
  { stable, canary, previews = [], killed }: Assignment,
  find: (version: string) => Artifact | undefined,
): Choice[] {
  if (killed) return [];
  const all: readonly (readonly [string | null | undefined, Choice['kind']])[] = [
    [stable, 'live'],
    [canary?.version, 'canary'],
    ...previews.map((version) => [version, 'preview'] as const),
  ];
  const found = new Map<string, Choice>();
  for (const [version, kind] of all) {
    if (version && !found.has(version) && find(version)) found.set(version, { version, kind });
  }
  return [...found.values()];
}

/** The version of each remote in a staff browser, the reason, and its choices, with the `Set-Cookie` headers of the response. */
export function staffVersions(
  request: ShopperRequest,
  options: ReleaseOptions,
): { readonly remotes: Readonly<Record<string, Remote>>; readonly cookies: readonly string[] } {
  const { shopper, cookies } = readShopper(request, options);
  const { page } = releaseFor(shopper, options);
  const unchosen = { ...shopper, previews: {} };
  const remotes = Object.entries(options.release.assignments).map(([remote, assignment]) => {
    const choices = choicesOf(assignment, (version) => options.find(remote, version));
    const version = page.remotes[remote]?.version ?? null;
    const chosen = shopper.previews[remote] ?? null;
    const otherwise = chooseVersion(remote, assignment, unchosen)?.version ?? null;
    const why = whyText({ assignment, shopper, chosen, otherwise });
    const kind = choices.find((choice) => choice.version === version)?.kind ?? null;
    return [remote, { version, kind, why, chosen, otherwise, choices }] as const;
  });
  return { remotes: Object.fromEntries(remotes), cookies };
}
