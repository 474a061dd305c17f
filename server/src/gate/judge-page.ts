import type { Artifact } from '@shop/contracts';
import type { GateFinding } from '@shop/contracts/registry';
import { limits } from './limits';
import { type Examined, landmarks, type Observed } from './observed';
import { type ProductFacts, wrongProducts } from './shop-facts';

type Check = GateFinding['check'];

interface Expected {
  /** The expected version of each remote. */
  readonly wanted: Readonly<Record<string, string>>;
  /** The shop's products, by the slug in their addresses. */
  readonly products: ReadonlyMap<string, ProductFacts>;
}

interface Pair {
  readonly candidate: Observed;
  /** The same page as it is live; null where shoppers have no such page. */
  readonly live: Observed | null;
}

/** Normalizes what differs between two runs of the same code: URLs, versions, numbers. */
const gist = (text: string) => text.replace(/https?:\/\/\S+/g, '').replace(/\d+/g, '#');

const onlyIn = (candidate: readonly string[], live: readonly string[] = []): string[] => {
  const known = new Set(live.map(gist));
  return [...new Set(candidate)].filter((text) => !known.has(gist(text)));
};

const short = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

/** Wrong content of a page. */
function faultsOfText(
  candidate: Examined,
  live: Examined | null,
  products: Expected['products'],
): readonly string[] {
  const wrong = wrongProducts(candidate.products, live?.products ?? [], products);
  return [
    ...(candidate.title === '' && live?.title !== '' ? ['has no title.'] : []),
    ...(candidate.isUnlisted && !live?.isUnlisted ? ['asks search engines to leave it out.'] : []),
    ...wrong.slice(0, 3).map((fault) => `${fault}.`),
  ];
}

/** Interactions that work on the live page but not on this one. */
function faultsOfUse({ use }: Examined, live: Examined | null): readonly (readonly [Check, string])[] {
  if (!use || !live?.use) return [];
  const unprinted = live.use.printed.filter((name) => !use.printed.includes(name));
  return [
    ...(unprinted.length > 0 ? [['print', `leaves out ${unprinted.join(', ')} on paper.`] as const] : []),
    ...(!use.scrolls && live.use.scrolls ? [['clicks', 'cannot be scrolled.'] as const] : []),
    ...(!use.tabs && live.use.tabs ? [['clicks', 'does not let the Tab key move the focus.'] as const] : []),
  ];
}

/** The faults of a page compared with the live one: faults of both are not the candidate's. */
export function judgePage(
  { path, width }: { readonly path: string; readonly width: number },
  { candidate, live }: Pair,
  { wanted, products }: Expected,
): GateFinding[] {
  const found: GateFinding[] = [];
  const where = `${path} at ${width} px`;
  const refuse = (check: Check, text: string) =>
    found.push({ check, severity: 'refuse', path, width, message: short(`${where} ${text}`) });

  const status = live?.status ?? 200;
  if (candidate.status !== status)
    refuse('render', `answers ${candidate.status || 'nothing'} instead of ${status}.`);
  if (candidate.hangs) refuse('script', 'stops answering.');
  else if (!candidate.isReady && (live?.isReady ?? true)) {
    refuse('script', `does not answer to clicks within ${limits.readyMs / 1000} s.`);
  }
  if (candidate.documents > 1 && (live?.documents ?? 1) === 1)
    refuse('script', 'is loaded again without a reason.');
  for (const text of onlyIn(candidate.errors, live?.errors)) refuse('script', `throws: ${text}`);
  for (const text of onlyIn(candidate.hydration, live?.hydration)) {
    refuse('hydration', `is drawn differently by the server and by the browser: ${text}`);
  }
  for (const file of onlyIn(candidate.lost, live?.lost)) refuse('fallback', `lacks a file: ${file}`);
  for (const [remote, version] of Object.entries(wanted)) {
    const others = (candidate.ran[remote] ?? []).filter((ran) => ran !== version);
    if (others.length > 0) refuse('fallback', `fell back from ${remote}@${version} to ${others.join(', ')}.`);
  }
  const expected = live?.landmarks ?? landmarks.filter((name) => name !== 'nav');
  const missing = expected.filter((name) => !candidate.landmarks.includes(name));
  if (missing.length > 0 && !candidate.hangs) refuse('landmarks', `is missing ${missing.join(', ')}.`);
  const replaced = onlyIn(candidate.replaced, live?.replaced);
  if (replaced.length > 0)
    refuse('globals', `replaces ${replaced.slice(0, 5).join(', ')} for everybody on the page.`);
  for (const host of onlyIn(candidate.hosts, live?.hosts ?? candidate.hosts)) {
    refuse('traffic', `sends requests to ${host}, which the live page does not.`);
  }
  if (candidate.examined) {
    for (const fault of faultsOfText(candidate.examined, live?.examined ?? null, products))
      refuse('facts', fault);
    for (const [check, fault] of faultsOfUse(candidate.examined, live?.examined ?? null))
      refuse(check, fault);
  }
  return found;
}

/** Bytes of a version's files that browsers may load; those of the server are not counted. */
function browserBytes({ files, manifest }: Pick<Artifact, 'files' | 'manifest'>): number {
  const own = files.filter(
    ({ path }) =>
      /\.(js|mjs|css)$/.test(path) && !(manifest.server && path.startsWith(`${manifest.server}/`)),
  );
  return own.reduce((sum, { size }) => sum + size, 0);
}

const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Refuses a version whose scripts and styles are far larger than those of the version that is live, or than any may be. */
export function weigh(candidate: Artifact, live: Artifact | null): GateFinding[] {
  const { ratio, slack, max } = limits.weight;
  const [bytes, before] = [browserBytes(candidate), live && browserBytes(live)];
  const allowed = before === null ? max : Math.min(max, before * ratio + slack);
  if (bytes <= allowed) return [];
  const compared = before === null ? '' : `; ${live?.version} has ${kb(before)}`;
  const message = `${candidate.remote}@${candidate.version} has ${kb(bytes)} of scripts and styles, more than the allowed ${kb(allowed)}${compared}.`;
  return [{ check: 'weight', severity: 'refuse', path: null, width: null, message }];
}
