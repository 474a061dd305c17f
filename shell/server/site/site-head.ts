import { colors } from '@shop/tokens';

/** The strip of announcements is the first thing of every page: the browser's own bar takes its colour. */
export const themeColor = colors.ledgerDark;

/**
 * What every document's head has for the whole shop: icons, the way to install it, the colour of the bar above. No icon
 * is an SVG, which Chromium would parse again, on the main thread, for each page.
 */
export const siteHead = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${themeColor}">`,
].join('');
