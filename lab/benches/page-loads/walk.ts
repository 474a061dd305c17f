import { paths } from '@shop/config';
import { phones } from './conditions';
import { openCold, readMeasures } from './visit';

/** Durations of a visit to several pages without CPU throttling; ms. */
export interface Walk {
  /** From the click on "Add to cart" to the next paint; 16 also means less. */
  readonly nextPaint: number;
  /** The longest task after the first page's load; 0 when none took 50 ms, the threshold of browsers. */
  readonly longestTask: number;
}

/** Pause between two actions, in ms. A fixed pause, because a browser does not always report the end of responses from a service worker. */
const pauseMs = 2000;

/** Navigates from home through the listing to a product, adds it to the cart and navigates back. */
export async function walk(home: string): Promise<Walk> {
  const { page, close } = await openCold(home, { phone: { ...phones.bench, slowdown: 1 } });
  const seen = async (testId: string) => {
    await page.getByTestId(testId).first().waitFor();
    await page.waitForTimeout(pauseMs);
  };
  const cards = 'product-card';
  try {
    await page.getByRole('main').locator(`a[href="${paths.allProducts}"]`).first().click();
    await page.waitForURL(`**${paths.allProducts}`);
    await seen(cards);
    await page.getByTestId(cards).first().locator('a[href^="/products/"]').first().click();
    const add = 'add-to-cart';
    await page.waitForURL('**/products/*');
    await seen(add);
    // Pictures that load because of scrolling are not painted by the click.
    await page.getByTestId(add).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(pauseMs);
    const before = await page.evaluate(() => performance.now());
    await page.getByTestId(add).first().click();
    await seen('cart-badge');
    await page.goBack();
    await page.waitForURL(`**${paths.allProducts}`);
    await seen(cards);
    const { events, longTasks } = await readMeasures(page);
    const loaded = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation');
      return (opened as PerformanceNavigationTiming).loadEventEnd;
    });
    const tasks = longTasks.filter(([start]) => start > loaded).map(([, length]) => length);
    const [, , nextPaint = 16] = events.find(([name, start]) => name === 'click' && start > before) ?? [];
    return { nextPaint, longestTask: Math.max(0, ...tasks) };
  } finally {
    await close();
  }
}
