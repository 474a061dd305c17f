import { limits } from './limits';
import { withTimeout } from './settle';

/** A product in the shop's API. */
export interface ProductFacts {
  readonly slug: string;
  readonly title: string;
  /** Price of one unit after its discount, in paise. */
  readonly paise: number;
  readonly isForSale: boolean;
}

/** A product as shown on a page: its text, and the amounts in it, in paise. */
export interface ShownProduct {
  readonly slug: string;
  readonly text: string;
  readonly paise: readonly number[];
}

interface ApiProduct {
  readonly slugProduct: string;
  readonly title: string;
  readonly rate: number;
  readonly discount: number;
  readonly stock: number;
}

const ofPage = 100;
/** Products on further pages are not compared. */
const maxPages = 10;

/** Rounds like the shop: half up to a paisa. */
const unitPaise = ({ rate, discount }: ApiProduct) => {
  const [paise, basisPoints] = [Math.round(rate * 100), Math.round(discount * 100)];
  return Math.floor((paise * (10_000 - basisPoints) + 5000) / 10_000);
};

/** Reads the products of a shop by slug. Empty if the API is unavailable. */
export async function readProducts(shop: string): Promise<ReadonlyMap<string, ProductFacts>> {
  const found = new Map<string, ProductFacts>();
  for (let page = 1; page <= maxPages; page += 1) {
    const url = `${shop}/api/v1/product?limit=${ofPage}&page=${page}&fields=card`;
    const products = await withTimeout(
      limits.apiMs,
      fetch(url).then(async (response) => {
        const body = (await response.json()) as { readonly data?: { readonly products?: ApiProduct[] } };
        return body.data?.products ?? [];
      }),
    ).catch(() => []);
    for (const product of products) {
      const { slugProduct: slug, title, stock } = product;
      const paise = unitPaise(product);
      found.set(slug, { slug, title, paise, isForSale: stock > 3 && paise > 0 });
    }
    if (products.length < ofPage) break;
  }
  return found;
}

/**
 * Finds the products on a page by its links and its URL, with the text around each. Skips hidden text and struck-through prices.
 * The function is serialized and runs in the page, so it must not use outer variables.
 */
export function shownProducts(): ShownProduct[] {
  const marks = 'a[href^="/products/"]';
  const slugIn = (path: string) => decodeURIComponent(path.split(/[/?#]/)[2] ?? '');
  const slugOf = (link: Element) => slugIn(link.getAttribute('href') ?? '');
  const textOf = (element: HTMLElement) => {
    const struck = [...element.querySelectorAll<HTMLElement>('s')].map((old) => old.innerText);
    return struck.reduce((text, old) => text.replace(old, ''), element.innerText);
  };
  const paiseOf = (text: string) =>
    [...text.matchAll(/₹\s?([\d,]+(?:\.\d+)?)/g)].map(([, digits = '']) =>
      Math.round(Number(digits.replaceAll(',', '')) * 100),
    );
  const found = new Map<string, ShownProduct>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`main :is(${marks})`)) {
    const slug = slugOf(link);
    // The largest element around the link that is only about this product.
    let around: HTMLElement = link;
    for (let next = link.parentElement; next && next.tagName !== 'MAIN'; next = next.parentElement) {
      const slugs = [...next.querySelectorAll<HTMLAnchorElement>(marks)].map(slugOf);
      if (slugs.some((one) => one !== slug)) break;
      around = next;
      if (/₹/.test(next.innerText)) break;
    }
    const text = textOf(around);
    if (text.includes('₹')) found.set(slug, { slug, text, paise: paiseOf(text) });
  }
  const own = location.pathname.startsWith('/products/') && document.querySelector('main');
  if (own) {
    const text = textOf(own);
    const slug = slugIn(location.pathname);
    found.set(slug, { slug, text, paise: paiseOf(text) });
  }
  return [...found.values()];
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** The difference between a product on a page and in the API; null when they match. */
export function faultOfProduct(shown: ShownProduct, { title, paise }: ProductFacts): string | null {
  const rupees = (amount: number) => `₹${(amount / 100).toFixed(2)}`;
  if (!plain(shown.text).includes(plain(title))) return `leaves out the name of “${title}”`;
  if (shown.paise.includes(paise)) return null;
  const instead = shown.paise.slice(0, 3).map(rupees).join(', ') || 'no price';
  return `shows ${instead} for “${title}”, which costs ${rupees(paise)}`;
}

/** Faults of products on a page that do not occur on the live page. */
export function wrongProducts(
  shown: readonly ShownProduct[],
  live: readonly ShownProduct[],
  products: ReadonlyMap<string, ProductFacts>,
): string[] {
  const faultsOf = (all: readonly ShownProduct[]) =>
    all.flatMap((one) => {
      const facts = products.get(one.slug);
      const fault = facts && faultOfProduct(one, facts);
      return fault ? [{ slug: one.slug, fault }] : [];
    });
  const known = new Set(faultsOf(live).map(({ slug }) => slug));
  // Products that are not on the live page cannot be compared: lists may start with different products.
  const liveSlugs = new Set(live.map(({ slug }) => slug));
  const found = faultsOf(shown).filter(({ slug }) => liveSlugs.has(slug) && !known.has(slug));
  return found.map(({ fault }) => fault);
}
