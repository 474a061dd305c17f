import { randomUUID } from 'node:crypto';
import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import type { Address } from './addresses';
import { comparePictures } from './compare-pictures';
import type { GateBrowser } from './gate-browser';
import type { GateRun } from './gate-run';
import { isLate, judgePage } from './judge-page';
import { limits } from './limits';
import type { Observed } from './observed';
import { pressButtons } from './press-buttons';
import { visit } from './visit';

export interface PageToOpen extends Address {
  readonly width: number;
  readonly height: number;
  readonly wanted: Readonly<Record<string, string>>;
  /** Remotes whose buttons are pressed. */
  readonly presses: readonly string[];
}

async function look(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  { path, width, height }: PageToOpen,
  side: 'candidate' | 'live',
  use?: (page: Page) => Promise<void>,
): Promise<Observed> {
  const context = await browser.open({ shop, cookies: cookies[side], width, height });
  // A unique URL: a cached page would paint sooner than a rendered one.
  const seen = await visit(context, `${shop}${path}?gate=${randomUUID()}`, use);
  await browser.leave(context, seen.hangs);
  return seen;
}

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** Opens a page with the candidate and with the live version, and compares the two. */
export async function openPair(browser: GateBrowser, run: GateRun, pageToOpen: PageToOpen) {
  const { path, route, width, wanted, presses } = pageToOpen;
  const clicks: GateFinding[] = [];
  const press = (page: Page) => pressButtons(page, { path, width, remotes: presses }, clicks);
  const live = await look(browser, run, pageToOpen, 'live');
  const beside = live.status === 200 ? live : null;
  const seen = await look(browser, run, pageToOpen, 'candidate', presses.length > 0 ? press : undefined);
  let [paintMs, liveMs] = [seen.paintMs, beside?.paintMs ?? null];
  for (let tries = 1; tries < limits.paint.tries && isLate(paintMs, liveMs); tries += 1) {
    paintMs = earliest([paintMs, (await look(browser, run, pageToOpen, 'candidate')).paintMs]);
    liveMs = earliest([liveMs, (await look(browser, run, pageToOpen, 'live')).paintMs]);
  }
  // A hang after a click is attributed to the click.
  const candidate = { ...seen, paintMs, hangs: seen.hangs && clicks.length === 0 };
  const findings = judgePage(
    { path, width },
    { candidate, live: (beside && { ...beside, paintMs: liveMs }) ?? (live.status === 404 ? null : live) },
    { wanted },
  );
  const compared =
    beside?.picture && seen.picture ? await compare(browser, beside.picture, seen.picture) : null;
  const isShown = compared !== null && compared.difference >= limits.difference;
  const difference = compared?.difference ?? null;
  const picture = isShown ? { path, width, ...compared } : null;
  if (isShown) {
    const share = `${(100 * compared.difference).toFixed(1)} %`;
    clicks.push({
      ...{ check: 'picture', severity: 'note', path, width },
      message: `${path} at ${width} px looks different in ${share} of its pixels.`,
    });
  }
  const measured = {
    path,
    route,
    width,
    paintMs: rounded(paintMs),
    livePaintMs: rounded(liveMs),
    difference,
  };
  return { findings: [...findings, ...clicks], measured, picture };
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));

async function compare(browser: GateBrowser, live: Buffer, candidate: Buffer) {
  const context = await browser.open({ shop: 'http://127.0.0.1', cookies: [], width: 400, height: 300 });
  try {
    return await comparePictures(await context.newPage(), live, candidate);
  } finally {
    await browser.leave(context);
  }
}
