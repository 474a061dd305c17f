import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectLargeTargets } from './targets';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for finite animations to end, so that colours and positions are final. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/** Experimental in axe: voice control users speak the visible label. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** Rules that a component outside of a page cannot fulfil. */
const pageRules = Object.fromEntries(
  ['landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
);

/**
 * Expects no axe violations in the page's current state, and large enough targets; `component` skips rules for
 * whole pages. Soft assertions: the test continues with the next state, and fails at its end.
 */
export async function expectAccessible(page: Page, state: string, { component = false } = {}): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    // Only failures are described: describing passing elements took longer than the check.
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
