import { paths, shop } from '@shop/config';
import { colors } from '@shop/tokens';
import { themeColor } from './site-head';

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the shop among its apps. */
export const webManifest = {
  id: paths.home,
  name: shop.name,
  short_name: shop.name,
  description: `${shop.tagline}.`,
  lang: shop.locale,
  dir: 'ltr',
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  theme_color: themeColor,
  background_color: colors.paper,
  categories: ['shopping'],
  icons: [
    icon(192, 'icon-192', 'any'),
    icon(512, 'icon-512', 'any'),
    icon(512, 'icon-maskable-512', 'maskable'),
  ],
} as const;
