import { randomBytes } from 'node:crypto';
import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import type { Address } from './addresses';
import { comparePictures, isLater, isNoticeable, measureInTurns, median, type Times } from './compare-paints';
import { closeAll, openPage, type Done, type GateBrowser } from './browser';
import type { GateRun } from './gate-run';
import { judgePage } from './judge-page';
import { limits } from './limits';
import type { Observed } from './observed';
import { judgePresses, pressButtons, type Press } from './press-buttons';
import type { ProductFacts } from './shop-facts';
import { visit } from './visit';

export interface PageToOpen extends Address {
  readonly width: number;
  readonly height: number;
  readonly wanted: Readonly<Record<string, string>>;
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** Remotes whose buttons are pressed. */
  readonly presses: readonly string[];
}

type Side = 'candidate' | 'live';

/** A unique URL, as a cached page would paint sooner. It has the parameters of a newsletter link. */
const uniqueUrl = (shop: string, path: string) =>
  `${shop}${path}${path.includes('?') ? '&' : '?'}utm_id=${randomBytes(6).toString('hex')}`;

async function openSide(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  { path, width, height, presses }: PageToOpen,
  side: Side,
): Promise<Done & { readonly seen: Observed; readonly pressed: readonly Press[] }> {
  const context = await browser.open({ shop, cookies: cookies[side], width, height });
  const pressed: Press[] = [];
  const press = (page: Page) => pressButtons(page, presses, pressed);
  const isUsed = presses.length > 0;
  const seen = await visit(context, uniqueUrl(shop, path), {
    ...{ isUsed, isPictured: true, use: isUsed ? press : undefined },
  });
  return { seen, pressed, context, hangs: seen.hangs };
}

/** The largest contentful paint of another load; null if there is none in time. */
async function paintOf(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  { path, width, height }: PageToOpen,
  side: Side,
): Promise<number | null> {
  const context = await browser.open({ shop, cookies: cookies[side], width, height });
  const { paintMs, hangs } = await visit(context, uniqueUrl(shop, path));
  await browser.leave(context, hangs);
  return paintMs;
}

/** Compares the largest contentful paints, measured in turns if the candidate's was noticeably later. */
async function comparePaints(
  browser: GateBrowser,
  run: GateRun,
  pageToOpen: PageToOpen,
  first: Times,
): Promise<{ readonly times: Times; readonly finding: GateFinding | null }> {
  const { path, width } = pageToOpen;
  if (!isNoticeable(first)) return { times: first, finding: null };
  run.log(`The largest contentful paint of ${path} at ${width} px was late: measuring it in turns …`);
  const times = await measureInTurns((side) => paintOf(browser, run, pageToOpen, side));
  if (!isLater(times)) return { times, finding: null };
  const [late, early] = [times.candidate, times.live].map((all) => Math.round(median(all)));
  const message = `${path} at ${width} px has its largest contentful paint after ${late} ms, the live page after ${early} ms (medians of ${times.candidate.length} loads in turns).`;
  return { times, finding: { check: 'paint', severity: 'refuse', path, width, message } };
}

const known = (ms: number | null) => (ms === null ? [] : [ms]);
const rounded = (all: readonly number[]) => (all.length === 0 ? null : Math.round(median(all)));

/** Opens a page with the candidate and with the live version at the same time, under equal conditions, and compares them. */
export async function openPair(browser: GateBrowser, run: GateRun, pageToOpen: PageToOpen) {
  const { path, route, width, wanted, products } = pageToOpen;
  const [candidate, live] = await Promise.all([
    openSide(browser, run, pageToOpen, 'candidate'),
    openSide(browser, run, pageToOpen, 'live'),
  ]);
  await closeAll(browser, [live, candidate]);
  const beside = live.seen.status === 200 ? live.seen : null;
  const clicks = beside ? judgePresses({ path, width }, candidate.pressed, live.pressed) : [];
  // A hang after a click is attributed to the click.
  const seen = { ...candidate.seen, hangs: candidate.seen.hangs && clicks.length === 0 };
  const findings = judgePage(
    { path, width },
    { candidate: seen, live: live.seen.status === 404 ? null : live.seen },
    { wanted, products, candidates: run.exchanges.map(({ candidate: artifact }) => artifact) },
  );
  const { times, finding } = await comparePaints(browser, run, pageToOpen, {
    candidate: known(seen.paintMs),
    live: known(beside?.paintMs ?? null),
  });
  const compared =
    beside?.picture && seen.picture ? await compare(browser, beside.picture, seen.picture) : null;
  const isShown = compared !== null && compared.difference >= limits.difference;
  const difference = compared?.difference ?? null;
  const notes: GateFinding[] = [];
  if (isShown) {
    const share = `${(100 * compared.difference).toFixed(1)} %`;
    notes.push({
      ...{ check: 'picture', severity: 'note', path, width },
      message: `${path} at ${width} px looks different in ${share} of its pixels.`,
    });
  }
  const [paintMs, livePaintMs] = [rounded(times.candidate), rounded(times.live)];
  return {
    findings: [...findings, ...clicks, ...(finding ? [finding] : []), ...notes],
    measured: { path, route, width, paintMs, livePaintMs, difference },
    picture: isShown ? { path, width, ...compared } : null,
  };
}

async function compare(browser: GateBrowser, live: Buffer, candidate: Buffer) {
  const context = await browser.open({ shop: 'http://127.0.0.1', cookies: [], width: 400, height: 300 });
  try {
    return await comparePictures(await openPage(context), live, candidate);
  } finally {
    await browser.leave(context);
  }
}
