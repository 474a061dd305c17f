import type { Artifact } from '@shop/contracts';
import type { GateFinding } from '@shop/contracts/registry';
import { limits } from './limits';
import { type Examined, landmarks, type Observed } from './observed';
import { type ProductFacts, wrongProducts } from './shop-facts';
import { declaresHost, undeclaredUses } from './undeclared-uses';

type Check = GateFinding['check'];

interface Expected {
  /** The expected version of each remote. */
  readonly wanted: Readonly<Record<string, string>>;
  /** The records of the candidates. */
  readonly candidates: readonly Artifact[];
  /** The shop's products, by the slug in their URLs. */
  readonly products: ReadonlyMap<string, ProductFacts>;
}

interface Pair {
  readonly candidate: Observed;
  /** The live page; null if shoppers do not have this page. */
  readonly live: Observed | null;
}

/** Normalizes differences between two runs of the same code: URLs, versions, numbers. */
const normalizeText = (text: string) => text.replace(/https?:\/\/\S+/g, '').replace(/\d+/g, '#');

const onlyIn = (candidate: readonly string[], live: readonly string[] = []): string[] => {
  const known = new Set(live.map(normalizeText));
  return [...new Set(candidate)].filter((text) => !known.has(normalizeText(text)));
};

const short = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

/** Faults in the content of a page. */
function faultsOfText(
  candidate: Examined,
  live: Examined | null,
  products: Expected['products'],
): readonly string[] {
  const wrong = wrongProducts(candidate.products, live?.products ?? [], products);
  return [
    ...(candidate.title === '' && live?.title !== '' ? ['has no title.'] : []),
    ...(candidate.isUnlisted && !live?.isUnlisted ? ['is excluded from search engines.'] : []),
    ...wrong.slice(0, 3).map((fault) => `${fault}.`),
  ];
}

/** Faults of interactions that work on the live page. */
function faultsOfUse({ use }: Examined, live: Examined | null): readonly (readonly [Check, string])[] {
  if (!use || !live?.use) return [];
  const unprinted = live.use.printed.filter((name) => !use.printed.includes(name));
  return [
    ...(unprinted.length > 0 ? [['print', `does not print ${unprinted.join(', ')}.`] as const] : []),
    ...(!use.scrolls && live.use.scrolls ? [['clicks', 'cannot be scrolled.'] as const] : []),
    ...(!use.tabs && live.use.tabs ? [['clicks', 'does not let the Tab key move the focus.'] as const] : []),
  ];
}

/** The faults of a page that the live page does not have. */
export function judgePage(
  { path, width }: { readonly path: string; readonly width: number },
  { candidate, live }: Pair,
  { wanted, candidates, products }: Expected,
): GateFinding[] {
  const found: GateFinding[] = [];
  const where = `${path} at ${width} px`;
  const refuse = (check: Check, text: string) =>
    found.push({ check, severity: 'refuse', path, width, message: short(`${where} ${text}`) });

  const status = live?.status ?? 200;
  if (candidate.status !== status)
    refuse('render', `responds with ${candidate.status || 'nothing'} instead of ${status}.`);
  if (candidate.hangs) refuse('script', 'stops responding.');
  else if (!candidate.isReady && (live?.isReady ?? true)) {
    refuse('script', `does not respond to clicks within ${limits.readyMs / 1000} s.`);
  }
  if (candidate.documents > 1 && (live?.documents ?? 1) === 1) refuse('script', 'reloads without a reason.');
  for (const text of onlyIn(candidate.errors, live?.errors)) refuse('script', `throws: ${text}`);
  for (const text of onlyIn(candidate.hydration, live?.hydration)) {
    refuse('hydration', `renders differently on the server and in the browser: ${text}`);
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
    refuse('globals', `replaces ${replaced.slice(0, 5).join(', ')} for all scripts of the page.`);
  found.push(
    ...undeclaredUses(candidate, live, candidates).map(
      ([severity, text]) =>
        ({ check: 'capabilities', severity, path, width, message: short(`${where} ${text}`) }) as const,
    ),
  );
  for (const host of onlyIn(candidate.hosts, live?.hosts ?? candidate.hosts)) {
    if (declaresHost(candidates, host)) continue;
    refuse('traffic', `sends requests to ${host}, unlike the live page.`);
  }
  if (candidate.examined) {
    for (const fault of faultsOfText(candidate.examined, live?.examined ?? null, products))
      refuse('facts', fault);
    for (const [check, fault] of faultsOfUse(candidate.examined, live?.examined ?? null))
      refuse(check, fault);
  }
  return found;
}

/** Size of a version's browser files in bytes, without server files. */
function browserBytes({ files, manifest }: Pick<Artifact, 'files' | 'manifest'>): number {
  const own = files.filter(
    ({ path }) =>
      /\.(js|mjs|css)$/.test(path) && !(manifest.server && path.startsWith(`${manifest.server}/`)),
  );
  return own.reduce((sum, { size }) => sum + size, 0);
}

const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Refuses a version whose scripts and styles are much larger than those of the live version, or exceed the maximum. */
export function checkSize(candidate: Artifact, live: Artifact | null): GateFinding[] {
  const { ratio, slack, max } = limits.weight;
  const [bytes, before] = [browserBytes(candidate), live && browserBytes(live)];
  const allowed = before === null ? max : Math.min(max, before * ratio + slack);
  if (bytes <= allowed) return [];
  const compared = before === null ? '' : `; ${live?.version} has ${kb(before)}`;
  const message = `${candidate.remote}@${candidate.version} has ${kb(bytes)} of scripts and styles, more than the allowed ${kb(allowed)}${compared}.`;
  return [{ check: 'weight', severity: 'refuse', path: null, width: null, message }];
}
