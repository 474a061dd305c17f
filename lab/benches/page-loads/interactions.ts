import { timeBack, timeClick, type PaintTarget } from './stopwatch';
import type { Target } from './targets';
import { openCold, type OpenPage } from './visit';
import { walk, type Walk } from './walk';

/** Times in ms from the click to the paint; null on timeout. */
export interface Interactions extends Walk {
  /** Listing to a product's title, the first product page of the visit. */
  readonly clickCold: number | null;
  /** The same for another product, after returning to the listing. */
  readonly clickWarm: number | null;
  /** The product's main photo, in the first of these clicks: its own file, not the card's placeholder. */
  readonly photoCold: number | null;
  /** The same after hovering the product's card. */
  readonly photoWarm: number | null;
  /** Back to the listing, from the product. */
  readonly back: number | null;
  /** The difference to the listing's previous scroll position, in CSS pixels. */
  readonly backShift: number | null;
  /** Add to cart on a product page, until the badge in the header shows 1. */
  readonly addToCart: number | null;
}

const cards = '[data-testid="product-card"]';
const title: PaintTarget = { selector: '[data-testid="product-title"]', leaves: true };
const photo: PaintTarget = { selector: '[data-testid="main-photo"] img', leaves: true };
const badge: PaintTarget = { selector: '[data-testid="cart-badge"]', text: '^1$' };

/** Idle time between two actions, in ms. */
const pauseMs = 1500;

const linkOf = ({ page }: OpenPage, card: number) =>
  page.locator(cards).nth(card).locator('a[href^="/products/"]').first();

const scrollOf = ({ page }: OpenPage) => page.evaluate(() => scrollY);

async function browse(listing: string): Promise<Omit<Interactions, 'addToCart' | keyof Walk>> {
  const open = await openCold(listing);
  const { page, rest } = open;
  try {
    // Cards below the fold, so that there is a scroll position to restore.
    const first = linkOf(open, 4);
    await first.scrollIntoViewIfNeeded();
    await rest(pauseMs);
    const left = await scrollOf(open);
    const [clickCold, photoCold] = await timeClick(page, first, title, photo);
    await rest(pauseMs);
    const back = await timeBack(page, { selector: cards, leaves: true });
    await rest(pauseMs);
    const backShift = Math.abs((await scrollOf(open)) - left);
    const [clickWarm] = await timeClick(page, linkOf(open, 5), title);
    await rest(pauseMs);
    await timeBack(page, { selector: cards, leaves: true });
    await rest(pauseMs);
    const prefetched = linkOf(open, 6);
    await prefetched.hover();
    await rest(pauseMs);
    const [photoWarm] = await timeClick(page, prefetched, photo);
    return { clickCold, photoCold, clickWarm, photoWarm, back, backShift };
  } finally {
    await open.close();
  }
}

async function buy(product: string): Promise<number | null> {
  const open = await openCold(product);
  try {
    const button = open.page.getByTestId('add-to-cart').first();
    await button.scrollIntoViewIfNeeded();
    await open.rest(pauseMs);
    const [ms] = await timeClick(open.page, button, badge);
    return ms;
  } finally {
    await open.close();
  }
}

/**
 * Measures a shopper's waiting times after the first page: a product from the listing, Back, another product, the
 * cart.
 */
export async function interact({ home, listing, product }: Target['pages']): Promise<Interactions> {
  return { ...(await browse(listing)), addToCart: await buy(product), ...(await walk(home)) };
}
