import { escapeHtml } from '@shop/contracts/escape-html';

/** One page of the sitemap. */
export interface SitemapPage {
  readonly path: string;
  /** When it last changed, as ISO 8601; left out when nobody knows. */
  readonly changedAt?: string;
}

/** The pages as a sitemap (sitemaps.org), with absolute addresses. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
