import { paths } from '@shop/config';
import type { BlogPost, ProductCard, Theme } from '@shop/contracts';
import { findChromium } from '../setup/chromium';
import { startShop } from '../shop/temporary-shop';
import { auditPage, categories, type Audit } from './audit';

type Page = readonly [name: string, path: string];

/** The first of what a public list of the API holds; rejects when it holds nothing. */
async function firstOf<Item>(shop: string, list: string): Promise<Item> {
  const { data } = (await (await fetch(`${shop}/api/v1${list}`)).json()) as {
    readonly data: readonly Item[] | { readonly products: readonly Item[] };
  };
  const [item] = 'products' in data ? data.products : data;
  if (!item) throw new Error(`The shop at ${shop} has nothing under ${list}.`);
  return item;
}

/** One page of each kind that most visits begin with. */
async function pagesOf(shop: string): Promise<readonly Page[]> {
  const [theme, product, post] = await Promise.all([
    firstOf<Theme>(shop, '/theme'),
    firstOf<ProductCard>(shop, '/product?limit=1&fields=card'),
    firstOf<BlogPost>(shop, '/blog'),
  ]);
  return [
    ['home', paths.home],
    ['listing', paths.theme(theme.themeSlug)],
    ['product', paths.product(product.slugProduct)],
    ['blog post', paths.blog(post.blogSlug)],
  ];
}

const cell = (text: string | number) => String(text).padStart(15);

function isPerfect({ scores }: Audit): boolean {
  return scores.accessibility === 100 && scores['best-practices'] === 100 && scores.seo === 100;
}

/**
 * Scores the shop's main pages as a phone sees them: of a shop of its own, or of the one at SHOP_URL. Ends with 1 when
 * accessibility, best practices or SEO is below 100; performance depends on the machine and is shown only.
 */
async function main(): Promise<void> {
  const chromium = findChromium();
  const own = process.env.SHOP_URL ? null : await startShop();
  try {
    const shop = own?.url ?? process.env.SHOP_URL ?? '';
    console.log(['page'.padEnd(10), ...categories.map(cell)].join(''));
    for (const [name, path] of await pagesOf(shop)) {
      const audit = await auditPage(shop + path, chromium);
      console.log([name.padEnd(10), ...categories.map((category) => cell(audit.scores[category]))].join(''));
      for (const fault of audit.faults) console.log(`  - ${fault}`);
      if (!isPerfect(audit)) process.exitCode = 1;
    }
  } finally {
    await own?.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
