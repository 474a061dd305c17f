import semver from 'semver';
import type { Held } from './held';

/** One direct dependency that has something newer in the registry. */
export interface Outdated {
  readonly name: string;
  /** The version that package.json names; the lockfile and every workspace have the same. */
  readonly current: string;
  /** The newest release of all. */
  readonly latest: string;
}

export interface Offer extends Outdated {
  /** Every release within the current major. */
  readonly versions: readonly string[];
}

export interface Candidate {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What there is to try, and what is newer but not tried, with the reason. */
export interface Choice {
  readonly groups: readonly (readonly Candidate[])[];
  readonly skipped: readonly (Candidate & { readonly why: string; readonly link?: string })[];
}

/** Packages that have to move together: one of a group without the others does not install or does not run. */
const together: readonly RegExp[] = [
  // npm resolves the router's peers to the newest React there is.
  /^((@types\/)?react(-dom)?|react-router(-dom)?)$/,
  /^@module-federation\//,
  /^(@eslint\/js|eslint)$/,
  /^(@jest\/globals|jest|jest-environment-jsdom)$/,
  /^@swc\//,
];

/** Reads `npm outdated --json`; a dependency of many workspaces is in it once for each. Throws an Error for no JSON. */
export function readOutdated(json: string): Outdated[] {
  const found = JSON.parse(json || '{}') as Record<string, unknown>;
  const byName = Object.entries(found).map(([key, value]): Outdated => {
    const [entry] = [value].flat() as { current?: string; wanted: string; latest: string }[];
    // npm writes an alias as `name:target@version`.
    const name = key.replace(/:.*$/, '');
    return { name, current: entry?.current ?? entry?.wanted ?? '', latest: entry?.latest ?? '' };
  });
  return byName.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The newest release without a new major, below `below` where that is given; null when there is none newer. Past `latest`
 * are releases that their project does not offer to everybody yet.
 */
export function newestMinor(
  { current, latest, versions }: Omit<Offer, 'name'>,
  below?: string,
): string | null {
  const range = `>${current} ^${current} <=${latest}${below ? ` <${below}` : ''}`;
  return semver.maxSatisfying([...versions], range);
}

/** Sorts packages into the groups that go together. */
function grouped(candidates: readonly Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = together.find((pattern) => pattern.test(candidate.name))?.source ?? candidate.name;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
}

/**
 * What to try of what the registry offers. With `only`, nothing but these packages; and what is held is tried too, since
 * whoever names it wants to know whether its reason still stands.
 */
export function choose(
  offers: readonly Offer[],
  held: readonly Held[],
  only: readonly string[] = [],
): Choice {
  const wanted = offers.filter(({ name }) => only.length === 0 || only.includes(name));
  const candidates: Candidate[] = [];
  const skipped: (Candidate & { why: string; link?: string })[] = [];
  for (const { name, current, latest, versions } of wanted) {
    const hold = only.length === 0 ? held.find((one) => one.name === name) : undefined;
    const to = newestMinor({ current, latest, versions }, hold?.below);
    if (to) candidates.push({ name, from: current, to });
    if (hold && semver.gte(latest, hold.below)) {
      skipped.push({ name, from: current, to: latest, why: `held: ${hold.why}`, link: hold.link });
    } else if (semver.major(latest) > semver.major(current)) {
      skipped.push({
        name,
        from: current,
        to: latest,
        why: 'a new major: read its notes, then raise it by hand',
      });
    }
  }
  return { groups: grouped(candidates), skipped };
}
