import { errors, type Locator, type Page } from '@playwright/test';
import { fillAddress } from '../../../e2e/support/shopper';
import type { Phone } from './conditions';
import { timeBack } from './stopwatch';
import type { Target } from './targets';
import { openCold, type OpenPage, readMeasures } from './visit';

export const tapNames = [
  'add to cart',
  'open the cart',
  'close the cart',
  'open the menu',
  'type in the search',
  'choose a filter',
  'step the quantity',
  'choose a colour',
  'continue to payment',
  'go back',
] as const;
export type TapName = (typeof tapNames)[number];

/** A shopper's waiting times after a tap, in ms. */
export interface Tap {
  /** The next paint, in steps of 8; 16 also means less. Null on timeout, and in a shop without the control. */
  readonly nextPaint: number | null;
  /** The longest task until that paint; 0 when none took 50 ms, the threshold of browsers. */
  readonly longestTask: number | null;
}

export type Taps = Readonly<Record<TapName, Tap>>;

/** Idle time around an action, in ms. */
const pauseMs = 1500;

/** Maximum wait for a control, in ms. */
const controlMs = 10_000;

const unmeasured: Tap = { nextPaint: null, longestTask: null };

const maxTaskWithin = (tasks: readonly (readonly [number, number])[], from: number, to: number) =>
  Math.max(0, ...tasks.filter(([start, ms]) => start + ms > from && start < to).map(([, ms]) => ms));

const clock = (page: Page) => page.evaluate(() => performance.now());

/** Measures the slowest event of an action. */
async function measure({ page, rest }: OpenPage, act: () => Promise<unknown>): Promise<Tap> {
  await rest(pauseMs);
  const before = await clock(page);
  await act();
  await rest(pauseMs);
  const { events, longTasks } = await readMeasures(page);
  const own = events.filter(([, start]) => start >= before);
  const end = Math.max(before + 16, ...own.map(([, start, ms]) => start + ms));
  return {
    nextPaint: Math.max(16, ...own.map(([, , ms]) => ms)),
    longestTask: maxTaskWithin(longTasks, before, end),
  };
}

const named = (within: Page | Locator, role: 'button' | 'option' | 'radio', name: string | RegExp) =>
  within.getByRole(role, { name, exact: typeof name === 'string' });

/** Performs actions on an open page, and stores their measurements. */
type Visit = (
  open: OpenPage,
  take: (name: TapName, act: () => Promise<unknown>) => Promise<void>,
) => Promise<void>;

const onProduct: Visit = async ({ page, rest }, take) => {
  const main = page.getByRole('main');
  await take('choose a colour', () => main.getByRole('radio', { checked: false }).first().tap());
  await take('step the quantity', () => named(page, 'button', 'Increase quantity').tap());
  await take('add to cart', () => main.getByRole('button', { name: 'Add to Cart' }).first().tap());
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await take('open the cart', () => page.getByTitle(/^Cart \(/).tap());
  await take('close the cart', () => named(cart, 'button', 'Close').tap());
  await cart.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.waitForURL('**/checkout');
  await rest(pauseMs);
  await fillAddress(page);
  await take('continue to payment', () => named(page, 'button', 'Continue to Payment').tap());
};

const onHome: Visit = async ({ page }, take) => {
  await take('open the menu', () => named(page, 'button', 'Menu').tap());
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  await take('type in the search', () => page.keyboard.type('tape', { delay: 300 }));
};

const onListing: Visit = async ({ page, rest }, take) => {
  await named(page, 'button', /^Sort/).tap();
  await rest(pauseMs);
  await take('choose a filter', () => named(page, 'option', 'Price: Low to High').tap());
};

/** Opens a product from a listing, and navigates back. Events of the browser's history have no duration. */
async function goBack({ page, rest }: OpenPage): Promise<Tap> {
  const cards = '[data-testid="product-card"]';
  await page.locator(cards).nth(4).locator('a[href^="/products/"]').first().tap();
  await page.getByTestId('product-title').waitFor();
  await rest(pauseMs);
  const before = await clock(page);
  const nextPaint = await timeBack(page, { selector: cards, leaves: true });
  const { longTasks } = await readMeasures(page);
  return { nextPaint, longestTask: maxTaskWithin(longTasks, before, before + (nextPaint ?? Infinity)) };
}

/** Opens a page in a new browser for some work, which ends early if the page lacks a control, as at an earlier commit. */
async function opened(url: string, phone: Phone, work: (open: OpenPage) => Promise<unknown>): Promise<void> {
  const open = await openCold(url, { phone });
  open.page.setDefaultTimeout(controlMs);
  try {
    await work(open);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  } finally {
    await open.close();
  }
}

/** Performs each action once, on pages that are each opened in a new browser. */
export async function takeTaps({ home, listing, colourful }: Target['pages'], phone: Phone): Promise<Taps> {
  const taps = Object.fromEntries(tapNames.map((name) => [name, unmeasured])) as Record<TapName, Tap>;
  const visit = (url: string, work: Visit) =>
    opened(url, phone, (open) =>
      work(open, async (name, act) => {
        taps[name] = await measure(open, act);
      }),
    );
  await visit(home, onHome);
  await visit(listing, onListing);
  await opened(listing, phone, async (open) => {
    taps['go back'] = await goBack(open);
  });
  await visit(colourful, onProduct);
  return taps;
}
