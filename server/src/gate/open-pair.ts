import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import type { Address } from './addresses';
import { comparePaints, compareShifts, uniqueUrl, type Load } from './compare-loads';
import { comparePictures, median } from './compare-paints';
import { closeAll, openPage, type Done, type GateBrowser } from './browser';
import type { GateRun } from './gate-run';
import { judgePage } from './judge-page';
import { limits } from './limits';
import type { Observed } from './observed';
import { judgePresses, pressButtons, type Press } from './press-buttons';
import type { ProductFacts } from './shop-facts';
import { visit } from './visit';

export interface PageToOpen extends Address, Load {
  readonly wanted: Readonly<Record<string, string>>;
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** Remotes whose buttons are pressed. */
  readonly presses: readonly string[];
}

type Side = 'candidate' | 'live';

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

/** The median, rounded to a fraction of 1; null without values. */
const medianOf = (all: readonly number[], parts = 1) =>
  all.length === 0 ? null : Math.round(median(all) * parts) / parts;

/** Opens a page with the candidate and with the live version at the same time, under equal conditions, and compares them. */
export async function openPair(browser: GateBrowser, run: GateRun, pageToOpen: PageToOpen) {
  const { path, route, width, wanted, products } = pageToOpen;
  const [candidate, live] = await Promise.all([
    openSide(browser, run, pageToOpen, 'candidate'),
    openSide(browser, run, pageToOpen, 'live'),
  ]);
  await closeAll(browser, [live, candidate]);
  const liveSeen = live.seen.status === 200 ? live.seen : null;
  const clicks = liveSeen ? judgePresses({ path, width }, candidate.pressed, live.pressed) : [];
  // A hang after a click is attributed to the click.
  const seen = { ...candidate.seen, hangs: candidate.seen.hangs && clicks.length === 0 };
  const findings = judgePage(
    { path, width },
    { candidate: seen, live: live.seen.status === 404 ? null : live.seen },
    { wanted, products, candidates: run.exchanges.map(({ candidate: artifact }) => artifact) },
  );
  const first = { candidate: seen, live: liveSeen };
  const paints = await comparePaints(browser, run, pageToOpen, first);
  const shifts = await compareShifts(browser, run, pageToOpen, first);
  const compared =
    liveSeen?.picture && seen.picture ? await compare(browser, liveSeen.picture, seen.picture) : null;
  const isShown = compared !== null && compared.difference >= limits.difference;
  const difference = compared?.difference ?? null;
  const notes: GateFinding[] = [];
  if (isShown) {
    const share = `${(100 * compared.difference).toFixed(1)}%`;
    notes.push({
      ...{ check: 'picture', severity: 'note', path, width },
      message: `${path} at ${width} px looks different in ${share} of its pixels.`,
    });
  }
  const measured = {
    ...{ path, route, width, difference },
    paintMs: medianOf(paints.times.candidate),
    livePaintMs: medianOf(paints.times.live),
    shift: medianOf(shifts.times.candidate, 1000),
    liveShift: medianOf(shifts.times.live, 1000),
  };
  const slower = [paints, shifts].flatMap(({ finding }) => finding ?? []);
  return {
    findings: [...findings, ...clicks, ...slower, ...notes],
    measured,
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
