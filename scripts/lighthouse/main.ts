import { findChromium } from '../setup/chromium';
import { startShop } from '../shop/temporary-shop';
import { auditPage, categories, type Audit } from './audit';

interface Listed {
  readonly data: { readonly products: readonly { readonly slugProduct: string }[] };
}

/** One page of each kind that most visits begin with. */
async function pagesOf(shop: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const read = async (path: string) => (await fetch(`${shop}/api/v1${path}`)).json();
  const { data: products } = (await read('/product?limit=1')) as Listed;
  const { data: posts } = (await read('/blog')) as { data: readonly { blogSlug: string }[] };
  const { data: themes } = (await read('/theme')) as { data: readonly { themeSlug: string }[] };
  return [
    ['home', '/'],
    ['listing', `/collections/theme/${themes[0]?.themeSlug}`],
    ['product', `/products/${products.products[0]?.slugProduct}`],
    ['blog post', `/blogs/${posts[0]?.blogSlug}`],
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
