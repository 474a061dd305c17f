import type { GateFinding } from '@shop/contracts/registry';
import { limits } from './limits';
import { landmarks, type Observed } from './observed';

type Check = GateFinding['check'];

interface Versions {
  /** The expected version of each remote. */
  readonly wanted: Readonly<Record<string, string>>;
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

/** Whether a page's paint is so much later than the live one that it has to be measured again, or is refused. */
export const isLate = (paintMs: number | null, liveMs: number | null): boolean =>
  paintMs !== null &&
  liveMs !== null &&
  paintMs > liveMs * limits.paint.ratio &&
  paintMs - liveMs > limits.paint.slackMs;

/** The faults of a page compared with the live one: faults of both are not the candidate's. */
export function judgePage(
  { path, width }: { readonly path: string; readonly width: number },
  { candidate, live }: Pair,
  { wanted }: Versions,
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
  if (missing.length > 0 && !candidate.hangs) refuse('landmarks', `shows no ${missing.join(', ')}.`);
  const replaced = onlyIn(candidate.replaced, live?.replaced);
  if (replaced.length > 0)
    refuse('globals', `replaces ${replaced.slice(0, 5).join(', ')} for everybody on the page.`);
  if (isLate(candidate.paintMs, live?.paintMs ?? null)) {
    refuse(
      'paint',
      `paints its largest part after ${Math.round(candidate.paintMs ?? 0)} ms; what is live needs ${Math.round(live?.paintMs ?? 0)} ms.`,
    );
  }
  return found;
}
