import { paths, routePatterns } from '@shop/config';
import type { BlogPost, Brand, ProductCategory, ProductPage, Theme } from '@shop/contracts';
import { escapeHtml } from '@shop/contracts/escape-html';

/** One page of the sitemap. */
interface SitemapPage {
  readonly path: string;
  /** Time of the last change, as ISO 8601; omitted if unknown. */
  readonly changedAt?: string;
}

/** The pages as a sitemap (sitemaps.org), with absolute URLs. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Reads the `data` of a public API response by its path. Rejects if there is none. */
export type ReadApi = <Data>(path: string) => Promise<Data>;

/** Paths below which every page is private or a search result, whose head declares `unlisted`. */
const unlisted = /^\/(cart|checkout|success|auth|user|search)(\/|$)/;

const isListed = (pattern: string) => !pattern.includes(':') && !unlisted.test(pattern);

/** The API's page size limit. */
const pageLimit = 100;

/** Reads lists sequentially, so that the API of a large shop can serve shoppers in between. */
async function readProducts(read: ReadApi): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await read<ProductPage>(`/product?page=${page}&limit=${pageLimit}&fields=card`);
    last = list.totalPages;
    pages.push(...list.products.map(({ slugProduct }) => ({ path: paths.product(slugProduct) })));
  }
  return pages;
}

/** Every page of the shop for search engines: fixed pages, collections, products and posts. */
export async function readSitemapPages(read: ReadApi): Promise<readonly SitemapPage[]> {
  const [categories, brands, themes, products, posts] = await Promise.all([
    read<readonly ProductCategory[]>('/productcategory'),
    read<readonly Brand[]>('/brand'),
    read<readonly Theme[]>('/theme'),
    readProducts(read),
    read<readonly BlogPost[]>('/blog'),
  ]);
  return [
    ...Object.values(routePatterns)
      .filter(isListed)
      .map((path) => ({ path })),
    ...categories.flatMap(({ categorySlug, subCategory }) =>
      subCategory.map((name) => ({ path: paths.category(categorySlug, name) })),
    ),
    ...brands.map(({ brandName }) => ({ path: paths.brand(brandName) })),
    ...themes.map(({ themeSlug }) => ({ path: paths.theme(themeSlug) })),
    ...products,
    ...posts.map(({ blogSlug, createdAt }) => ({ path: paths.blog(blogSlug), changedAt: createdAt })),
  ];
}
