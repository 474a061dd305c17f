import { expect, type Browser, type Page } from '@playwright/test';
import { seededRandom } from '../../scripts/fuzz/random';
import { cartButton, cartPanel, cards } from './cart';
import { goTo } from './go-to';

/** The longest that a script of a remote is held back, in ms: long enough for any to come before any other. */
const longestMs = 120;

/** A screen of each remote, and what is there once its hooks and the store have worked. */
const screens: readonly (readonly [address: string, alive: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/cart', (page) => page.getByRole('main').getByRole('button', { name: 'Check out' })],
  ['/checkout', (page) => page.getByRole('form', { name: 'Shipping Information' })],
  ['/auth/login', (page) => page.getByRole('button', { name: 'Sign In' })],
  ['/faq', (page) => page.getByRole('main').getByRole('heading', { level: 1 })],
  ['/all-products', (page) => cards(page).first()],
];

/** Asks for the code of screens as a shopper does whose focus passes over links to them. */
const askFor = (page: Page, addresses: readonly string[]) =>
  page.evaluate((links) => {
    for (const address of links) {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      link.remove();
    }
  }, addresses);

/**
 * Loads home while each script of a remote arrives by lot, and the screens of all remotes are asked for in an order drawn
 * as well. Then React's hooks have to work in every remote, and what one of them puts into the store has to be seen by the
 * shell and by another. The same seed draws the same.
 */
export async function loadShuffled(browser: Browser, shop: string, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/\/remotes\/.*\.js/, async (route) => {
      await new Promise((arrived) => setTimeout(arrived, random.next() * longestMs));
      await route.continue();
    });
    await page.route(/\.(avif|webp|jpg|png|woff2?)$/, (route) => route.abort());
    await page.goto(`${shop}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const drawn = screens.map((screen) => ({ screen, turn: random.next() }));
    drawn.sort((one, other) => one.turn - other.turn);
    const addresses = drawn.map(({ screen }) => screen[0]);
    await askFor(page, addresses);

    await page.waitForFunction(() => document.querySelector('[data-remote=catalog][data-ready]'));
    await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge'), `seed ${seed}`).toHaveText('1');
    await cartButton(page).click();
    await expect(cartPanel(page).getByText('1 items in cart'), `seed ${seed}`).toBeVisible();
    await page.keyboard.press('Escape');
    for (const { screen } of drawn) {
      await goTo(page, screen[0]);
      await expect(screen[1](page), `seed ${seed}: ${screen[0]}`).toBeVisible();
    }
    expect(errors, `seed ${seed}`).toEqual([]);
  } finally {
    await context.close();
  }
}
