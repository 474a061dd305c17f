import { shop } from '@shop/config';
import type { Product, ProductPage, Storefront } from '@shop/contracts';
import type { ShippingRule } from '@shop/money/shipping-line';
import type { ReadApi } from '../sitemap';
import { feedItems, xmlText } from './feed-items';

/** The API's page size limit. */
const pageLimit = 100;

/**
 * All products with the data of their pages, one page of the list at a time. The next page is read once the previous one has
 * been processed.
 */
async function* productPages(read: ReadApi): AsyncGenerator<readonly Product[]> {
  for (let after = '', count = pageLimit; count === pageLimit;) {
    const { products } = await read<ProductPage<Product>>(
      `/product?limit=${pageLimit}&fields=page${after && `&after=${encodeURIComponent(after)}`}`,
    );
    yield products;
    const last = products.at(-1);
    after = last?.groupId ?? last?._id ?? '';
    count = products.length;
  }
}

/**
 * The product feed for Google Merchant Center in chunks: RSS 2.0 with the `g:` namespace, one item for each variant or product that
 * can be bought. Prices include GST.
 */
export async function* feedXml(origin: string, read: ReadApi): AsyncGenerator<string> {
  const { delivery } = await read<Storefront>('/storefront');
  // A price table depends on the whole cart and its destination.
  const shippingRule =
    delivery?.shippingBy === undefined ? await read<ShippingRule | null>('/shipping-rule') : undefined;
  const channel = `<title>${xmlText(shop.name)}</title><link>${xmlText(origin)}/</link><description>${xmlText(shop.tagline)}.</description>`;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}\n`;
  for await (const products of productPages(read))
    yield products.map((product) => feedItems({ origin, shippingRule }, product)).join('');
  yield '</channel></rss>\n';
}
