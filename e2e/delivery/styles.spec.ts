import type { Page } from '@playwright/test';
import type { PageRelease } from '@shop/contracts';
import { goTo } from '../support/go-to';
import { hydrated, openHydrated } from '../support/hydrated';
import { computedStyles, layOutEverything } from '../support/computed-styles';
import { webFontsApplied } from '../support/fonts';
import { expect, test } from '../support/test';

/** Every published style sheet of the shop's remotes. */
async function sheetsOf(page: Page): Promise<{ remote: string; version: string; href: string }[]> {
  const response = await page.request.get('/registry/v1/page-release');
  const { remotes } = (await response.json()) as PageRelease;
  return Object.entries(remotes).flatMap(([remote, { version, base, integrity }]) =>
    Object.keys(integrity)
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ remote, version, href: base + file })),
  );
}

test('every style of a remote is scoped to a class of that remote and version', async ({ page }) => {
  await page.goto('/faq');
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(10);
  const unscoped = await page.evaluate(async (wanted) => {
    const found: string[] = [];
    const owners = new Map<string, string>();
    const collect = (rules: CSSRuleList, own: string, href: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) {
          if (!(rule instanceof CSSKeyframesRule) || !rule.name.startsWith(own))
            found.push(`${href}: ${rule.cssText}`);
        } else if (rule instanceof CSSStyleRule) {
          for (const selector of rule.selectorText.split(/,(?![^(]*\))/))
            if (!selector.includes(`.${own}`)) found.push(`${href}: ${selector}`);
        } else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, own, href);
        else found.push(`${href}: ${rule.cssText}`);
      }
    };
    for (const { remote, version, href } of wanted) {
      const sheet = new CSSStyleSheet();
      const text = await fetch(href).then((response) => response.text());
      sheet.replaceSync(text);
      // Class names start with three letters for the build and its version.
      const own = /\.([a-z]{3})[a-z]{3}[a-z\d]{1,2}\b/i.exec(text)?.[1] ?? '?';
      const owner = `${remote} ${version}`;
      if ((owners.get(own) ?? owner) !== owner) found.push(`${owner} and ${owners.get(own)} share ${own}`);
      owners.set(own, owner);
      collect(sheet.cssRules, own, href);
    }
    return found;
  }, sheets);
  expect(unscoped).toEqual([]);
});

test('a page looks the same whether it is opened first or after other pages', async ({ page }) => {
  await openHydrated(page, '/faq');
  // Before web fonts are applied, the computed styles contain fallback fonts.
  await webFontsApplied(page);
  await layOutEverything(page);
  const before = await computedStyles(page);
  for (const address of ['/all-products', '/cart', '/auth/login', '/faq']) {
    await goTo(page, address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await hydrated(page);
  }
  // The page's long text is shown only after the sanitiser has loaded.
  await expect.poll(() => computedStyles(page)).toEqual(before);
});
