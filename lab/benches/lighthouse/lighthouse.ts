import { paths } from '@shop/config';
import type { BlogPost, ProductCard, Theme } from '@shop/contracts';
import { median } from '../harness/statistics';
import { type Command, readValues } from '../../support/command';
import { findChromium } from '../../../e2e/support/chromium';
import { withShop } from '../../../e2e/support/temporary-shop';
import { auditPage, categories, type Audit, type Category } from './audit';

type Page = readonly [name: string, path: string];

/** The first entry of a public list of the API; rejects when the list is empty. */
async function firstOf<Item>(shop: string, list: string): Promise<Item> {
  const { data } = (await (await fetch(`${shop}/api/v1${list}`)).json()) as {
    readonly data: readonly Item[] | { readonly products: readonly Item[] };
  };
  const [item] = 'products' in data ? data.products : data;
  if (!item) throw new Error(`The shop at ${shop} has nothing under ${list}.`);
  return item;
}

/** One page of each common landing page type. */
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

/** Loads of each page: a single load depends too much on the state of the machine. */
const loads = 3;

/** The minimum score of each category, and the median for performance. */
function sumUp(audits: readonly Audit[]): Audit['scores'] {
  const of = (category: Category) => audits.map(({ scores }) => scores[category]);
  const min = Object.fromEntries(categories.map((name) => [name, Math.min(...of(name))]));
  return { ...min, performance: median(of('performance')) ?? 0 } as Audit['scores'];
}

const cell = (text: string | number) => String(text).padStart(15);

function isPerfect(scores: Audit['scores']): boolean {
  return scores.accessibility === 100 && scores['best-practices'] === 100 && scores.seo === 100;
}

const usage = `npm run lighthouse

Scores the main pages of a temporary shop, or of the one at SHOP_URL, as a phone sees them.`;

/**
 * Scores the shop's main pages as a phone sees them, three loads each. Exits with 1 if accessibility, best practices or SEO is
 * below 100; performance depends on the machine, so it is only shown.
 */
export const command: Command = {
  usage,
  async run(args) {
    readValues(args, {}, usage);
    const chromium = findChromium();
    await withShop(async (shop) => {
      console.log(['page'.padEnd(10), ...categories.map(cell)].join(''));
      for (const [name, path] of await pagesOf(shop)) {
        const audits: Audit[] = [];
        while (audits.length < loads) audits.push(await auditPage(shop + path, chromium));
        const scores = sumUp(audits);
        console.log([name.padEnd(10), ...categories.map((category) => cell(scores[category]))].join(''));
        for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(`  - ${fault}`);
        if (!isPerfect(scores)) process.exitCode = 1;
      }
    });
  },
};
