import { randomBytes } from 'node:crypto';
import type { GateFinding } from '@shop/contracts/registry';
import type { GateBrowser } from './browser';
import { chanceOfRanks, isLater, isNoticeable, measureInTurns, median, type Times } from './compare-paints';
import type { GateRun } from './gate-run';
import { limits } from './limits';
import type { Observed } from './observed';
import { visit } from './visit';

/** A page in a window. */
export interface Load {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The results of one load of each side; `live` is null if shoppers do not have the page. */
interface FirstLoads {
  readonly candidate: Observed;
  readonly live: Observed | null;
}

interface Compared {
  readonly times: Times;
  readonly finding: GateFinding | null;
}

/** A unique URL, as a cached page would paint sooner. It has the parameters of a newsletter link. */
export const uniqueUrl = (shop: string, path: string): string =>
  `${shop}${path}${path.includes('?') ? '&' : '?'}utm_id=${randomBytes(6).toString('hex')}`;

/** Loads a page again, in a new window. */
async function loadAgain(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  { path, width, height }: Load,
  side: keyof Times,
): Promise<Observed> {
  const context = await browser.open({ shop, cookies: cookies[side], width, height });
  const seen = await visit(context, uniqueUrl(shop, path));
  await browser.leave(context, seen.hangs);
  return seen;
}

const known = (value: number | null | undefined) => (value === null || value === undefined ? [] : [value]);

/** Compares the largest contentful paints, measured in turns if the candidate's was noticeably later. */
export async function comparePaints(
  browser: GateBrowser,
  run: GateRun,
  load: Load,
  { candidate, live }: FirstLoads,
): Promise<Compared> {
  const { path, width } = load;
  const first = { candidate: known(candidate.paintMs), live: known(live?.paintMs) };
  if (!isNoticeable(first)) return { times: first, finding: null };
  run.log(`The largest contentful paint of ${path} at ${width} px was late: measuring it in turns …`);
  const times = await measureInTurns(async (side) => (await loadAgain(browser, run, load, side)).paintMs);
  if (!isLater(times)) return { times, finding: null };
  const [late, early] = [times.candidate, times.live].map((all) => Math.round(median(all)));
  const message = `${path} at ${width} px has its largest contentful paint after ${late} ms, the live page after ${early} ms (medians of ${times.candidate.length} loads in turns).`;
  return { times, finding: { check: 'paint', severity: 'refuse', path, width, message } };
}

/** Whether the candidate shifts too much: over the limit unless the live page does too, or clearly more than the live page. */
export function isShifted({ candidate, live }: Times): boolean {
  const { max, slack } = limits.shift;
  const [score, usual] = [median(candidate), live.length > 0 ? median(live) : 0];
  return (score > max && usual <= max) || score - usual > (live.length > 0 ? slack : max);
}

/** Whether it shifts too much, and not by chance. */
export const shiftsMore = (scores: Times): boolean =>
  isShifted(scores) &&
  (scores.live.length === 0 || chanceOfRanks(scores.candidate, scores.live) <= limits.paint.chance);

/** Compares the layout shifts, measured in turns if the candidate's was too large. Without a live page, only the limit counts. */
export async function compareShifts(
  browser: GateBrowser,
  run: GateRun,
  load: Load,
  { candidate, live }: FirstLoads,
): Promise<Compared> {
  const { path, width } = load;
  const first = { candidate: known(candidate.shift?.score), live: known(live?.shift?.score) };
  if (!isShifted(first)) return { times: first, finding: null };
  run.log(`The layout of ${path} at ${width} px shifted: measuring it in turns …`);
  let element = candidate.shift?.element ?? '';
  const measure = async (side: keyof Times) => {
    if (side === 'live' && !live) return null;
    const { shift } = await loadAgain(browser, run, load, side);
    if (side === 'candidate' && shift?.element) ({ element } = shift);
    return shift?.score ?? null;
  };
  const times = await measureInTurns(measure, (scores) => live !== null && isShifted(scores));
  if (!shiftsMore(times)) return { times, finding: null };
  const usual = live ? `the live page by ${median(times.live).toFixed(2)}` : 'there is no live page';
  const message = `${path} at ${width} px shifts its layout by ${median(times.candidate).toFixed(2)}, ${usual} (medians of ${times.candidate.length} loads in turns; at most ${limits.shift.max}). What moves most: ${element}.`;
  return { times, finding: { check: 'shift', severity: 'refuse', path, width, message } };
}
