import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectLargeTargets } from './targets';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what moves only for a while, so that colours and places are those at rest. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/** Experimental in axe: voice control users speak the visible words. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** What a component alone on its page cannot have. */
const pageRules = Object.fromEntries(
  ['landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
);

/** Axe finds nothing on the page as it is now, and each target is large enough; `component` leaves out what only a page has. The test continues with the next state when it does, and fails at its end. */
export async function expectAccessible(page: Page, state: string, { component = false } = {}): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    // What is in order need not be described: that took longer than finding what is not.
    .options({ rules: component ? { ...rules, ...pageRules } : rules, resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
  await expectLargeTargets(page, state);
}
