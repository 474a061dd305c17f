import type { Artifact, Assignment } from '@shop/contracts';
import { chooseVersion } from '@shop/contracts/choice';
import type { Static } from 'typebox';
import { readShopper, releaseFor, type ReleaseOptions, type ShopperRequest } from './shopper-release';
import type { StaffChoice, StaffRemote } from './staff-schemas';
import { whyText } from './why';

type Choice = Static<typeof StaffChoice>;
type Remote = Static<typeof StaffRemote>;

/** The versions that staff may choose, each once: what is live, the canary, then previews. */
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

/** What a browser of staff has of each remote, why, and what it may choose, with the `Set-Cookie` headers of the response. */
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
