import type { Locator, Page } from '@playwright/test';
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

/** What a shopper waits for after a tap, in ms. */
export interface Tap {
  /** The next paint, in steps of 8; 16 also means less. Null on timeout. */
  readonly nextPaint: number | null;
  /** The longest task until that paint; 0 when none took 50 ms, the threshold of browsers. */
  readonly longestTask: number;
}

export type Taps = Readonly<Record<TapName, Tap>>;

/** Idle time around an action, in ms. */
const pauseMs = 1500;

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

async function onHome(open: OpenPage) {
  const { page } = open;
  const menu = await measure(open, () => named(page, 'button', 'Menu').click());
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  const type = await measure(open, () => page.keyboard.type('tape', { delay: 300 }));
  return { 'open the menu': menu, 'type in the search': type };
}

async function onListing(open: OpenPage) {
  const { page, rest } = open;
  await named(page, 'button', /^Sort/).click();
  const filter = await measure(open, () => named(page, 'option', 'Price: Low to High').click());
  const cards = '[data-testid="product-card"]';
  await page.locator(cards).nth(4).locator('a[href^="/products/"]').first().click();
  await page.getByTestId('product-title').waitFor();
  await rest(pauseMs);
  const before = await clock(page);
  const nextPaint = await timeBack(page, { selector: cards, leaves: true });
  const { longTasks } = await readMeasures(page);
  const back = { nextPaint, longestTask: maxTaskWithin(longTasks, before, before + (nextPaint ?? Infinity)) };
  return { 'choose a filter': filter, 'go back': back };
}

async function onProduct(open: OpenPage) {
  const { page, rest } = open;
  const main = page.getByRole('main');
  const colour = await measure(open, () => main.getByRole('radio', { checked: false }).first().tap());
  const quantity = await measure(open, () => named(page, 'button', 'Increase quantity').tap());
  const add = await measure(open, () => main.getByRole('button', { name: 'Add to Cart' }).first().tap());
  const cart = page.getByRole('dialog', { name: 'Cart' });
  const opened = await measure(open, () => page.getByTitle(/^Cart \(/).tap());
  const closed = await measure(open, () => named(cart, 'button', 'Close').tap());
  await cart.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.waitForURL('**/checkout');
  await rest(pauseMs);
  await fillAddress(page);
  const pay = await measure(open, () => named(page, 'button', 'Continue to Payment').tap());
  return {
    'choose a colour': colour,
    'step the quantity': quantity,
    'add to cart': add,
    'open the cart': opened,
    'close the cart': closed,
    'continue to payment': pay,
  };
}

async function opened<T>(url: string, phone: Phone, work: (open: OpenPage) => Promise<T>): Promise<T> {
  const open = await openCold(url, { phone });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Takes each action once, on three pages that are each opened in a new browser. */
export async function takeTaps({ home, listing, colourful }: Target['pages'], phone: Phone): Promise<Taps> {
  return {
    ...(await opened(home, phone, onHome)),
    ...(await opened(listing, phone, onListing)),
    ...(await opened(colourful, phone, onProduct)),
  };
}
