import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { limits } from './limits';
import { isSettled, withHangTimeout } from './settle';

/** The visible state of a control at a point in time. */
interface Snapshot {
  readonly text: string;
  readonly isEnabled: boolean;
}

/** The first visible element, if any. The function is serialized and runs in the page, so it must not use outer variables. */
function takeSnapshot(elements: (HTMLElement | SVGElement)[]): Snapshot | null {
  const shown = elements.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 1 && height > 1;
  });
  if (!shown) return null;
  const text = (shown.getAttribute('aria-label') ?? shown.textContent ?? '').trim();
  return { text, isEnabled: !shown.matches(':disabled, [aria-disabled="true"]') };
}

/** The difference between two snapshots of a control; null if there is none. */
function findProblem(current: Snapshot | null, last: Snapshot | null): string | null {
  if (!current) return last ? 'disappears' : 'does not appear';
  if (!current.isEnabled) return 'is disabled';
  return last && last.text !== current.text ? `changes from “${last.text.slice(0, 40)}”` : null;
}

interface Options {
  /** The label for messages. */
  readonly name: string;
  /** Time limit until the control is stable, in ms. */
  readonly timeout?: number;
}

/**
 * Waits until a control has been visible and enabled, with the same text, for at least `limits.holdMs`, on a settled page. Rejects
 * with the reason if that does not happen in time, as a person could not press the control then.
 */
export async function waitForControl(
  page: Page,
  control: Locator,
  { name, timeout = limits.stepMs }: Options,
): Promise<void> {
  const began = performance.now();
  let last: Snapshot | null = null;
  let lastProblem = 'does not appear';
  let stableSince = Infinity;
  for (;;) {
    const current = await withHangTimeout(control.evaluateAll(takeSnapshot).catch(() => null));
    const now = performance.now();
    const problem = findProblem(current, last);
    if (problem) [lastProblem, stableSince] = [problem, Infinity];
    else stableSince = Math.min(stableSince, now);
    last = current ?? last;
    const heldMs = now - stableSince;
    // For a page that keeps changing elsewhere, such as one with a clock, waits up to `settleMs`.
    if (heldMs >= limits.holdMs && (heldMs >= limits.settleMs || (await isSettled(page)))) return;
    const waitedMs = now - began;
    const hasGivenUp =
      problem !== null && waitedMs > limits.giveUpMs && (await isSettled(page, limits.giveUpMs));
    if (hasGivenUp || waitedMs > timeout) throw new Error(`“${name}” ${problem ?? lastProblem}`);
    await pause(limits.pollMs);
  }
}

/** Playwright's description of the element that covers a control; otherwise the first line of its error. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const over = /(<[^>]*>)[^\n]*intercepts pointer events/.exec(text)?.[1];
  return over ? `it is covered by: ${over}` : (text.split('\n', 1)[0] ?? '');
}

const cannotBeClicked = (name: string) => (error: unknown) => {
  throw new Error(`“${name}” cannot be clicked (${reasonOf(error)})`);
};

/** Like `waitForControl`, but also rejects if something covers the control. Does not press it. */
export async function waitUntilPressable(page: Page, control: Locator, options: Options): Promise<void> {
  await waitForControl(page, control, options);
  const { name, timeout = limits.stepMs } = options;
  await control
    .filter({ visible: true })
    .first()
    .click({ timeout, trial: true })
    .catch(cannotBeClicked(name));
}

/** Presses a control once, like a person, after it has been stable for a while. The caller checks for an effect. */
export async function pressControl(page: Page, control: Locator, options: Options): Promise<void> {
  await waitForControl(page, control, options);
  const { name, timeout = limits.stepMs } = options;
  await control.filter({ visible: true }).first().click({ timeout }).catch(cannotBeClicked(name));
}
