/**
 * `robots.txt`. It keeps robots from the ops console and the payment sandbox only: a page that search engines should
 * leave out says so itself, which they can read only when they may ask for it.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /registry/\nDisallow: /sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
