import { paths } from '@shop/config';
import { spawn } from 'node:child_process';
import { root } from '../../../server/build/packages';
import { listedProducts } from '../../../e2e/support/listed-products';
import { startShop } from '../../../e2e/support/temporary-shop';
import { checkoutBeside } from './checkout-beside';

export const targetNames = ['federated', 'before', 'monolith', 'in-browser'] as const;
export type TargetName = (typeof targetNames)[number];

export const pageNames = ['home', 'listing', 'product'] as const;
export type PageName = (typeof pageNames)[number];

/** A shop to measure: the addresses of its pages. */
export interface Target {
  readonly name: TargetName;
  readonly pages: Readonly<Record<PageName | 'colourful', string>>;
}

export interface OpenTargets {
  readonly targets: readonly Target[];
  /** Ends the shops and removes their data. */
  close(): Promise<void>;
}

const viaTsx = ['--import', 'tsx'];
const single = [...viaTsx, 'lab/benches/single-application/serve.ts'];

/**
 * The shop as served by `npm start`, of this and an earlier commit; the single application, rendered on the server
 * or in the browser.
 */
const commands: Readonly<Record<TargetName, readonly string[]>> = {
  federated: ['scripts/start.mjs'],
  before: ['scripts/start.mjs'],
  monolith: single,
  'in-browser': [...single, '--in-browser'],
};

async function buildMonolith(): Promise<void> {
  const command = [...viaTsx, 'lab/run.ts', 'single-application'];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('The single application does not build.');
}

/** The products to visit: the first in stock of the listing, and the one with several colours that has the most units. */
async function productsOf(shop: string) {
  const products = (await listedProducts(shop, 50)).toSorted((one, other) => other.stock - one.stock);
  const [first] = (await listedProducts(shop, 12)).filter(({ stock }) => stock > 0);
  const colourful = products.find(({ colors, stock }) => colors.includes(',') && stock > 0);
  if (!first || !colourful) throw new Error(`The shop at ${shop} has nothing in stock.`);
  return { product: first.slugProduct, colourful: colourful.slugProduct };
}

async function pagesOf(shop: string): Promise<Target['pages']> {
  const { product, colourful } = await productsOf(shop);
  const pages = {
    ...{ home: shop + paths.home, listing: shop + paths.allProducts },
    ...{ product: shop + paths.product(product), colourful: shop + paths.product(colourful) },
  };
  // Warms up a new shop, which has no compiled code or cached responses yet.
  for (const url of Object.values(pages)) for (let visit = 0; visit < 3; visit += 1) await warm(url);
  return pages;
}

const warm = async (url: string) => (await fetch(url)).text();

/**
 * Builds what is stale and opens the named shops side by side, each with its own process, port and database; the one
 * called "before" is that of the commit `beside`. Rejects with an Error if the commit does not exist.
 */
export async function openTargets(
  names: readonly TargetName[],
  beside: string | undefined,
  log: (line: string) => void,
): Promise<OpenTargets> {
  const opened: { dispose(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(opened.map((shop) => shop.dispose()));
  };
  try {
    const targets: Target[] = [];
    if (names.some((name) => name === 'monolith' || name === 'in-browser')) await buildMonolith();
    for (const name of names) {
      const folder = name === 'before' && beside !== undefined ? checkoutBeside(beside) : root;
      const shop = await startShop({}, commands[name], folder);
      opened.push(shop);
      targets.push({ name, pages: await pagesOf(shop.url) });
      log(`${name} is open at ${shop.url}`);
    }
    return { targets, close };
  } catch (error) {
    await close();
    throw error;
  }
}
