import type { PageName } from './targets';

/** Another storefront, opened from its own repository and measured under the same conditions and by the same rules: medians. */
export interface Peer {
  readonly name: string;
  /** ms; null where it has no such page. */
  readonly lcp: Readonly<Record<PageName, number | null>>;
  /** KB of scripts over the wire. */
  readonly js: number;
  /** Of the listing, in ms. */
  readonly tbt: number;
}

const peer = (name: string, [home, listing, product]: (number | null)[], js: number, tbt: number): Peer => ({
  name,
  lcp: { home: home ?? null, listing: listing ?? null, product: product ?? null },
  js,
  tbt,
});

export const peers: readonly Peer[] = [
  peer('Next.js Commerce', [1080, 2028, 772], 182, 423),
  peer('Hydrogen', [1736, 1468, 1220], 101, 87),
  peer("Medusa's Next.js storefront", [null, 2448, 1756], 227, 357),
  peer('EverShop', [null, 1320, 784], 376, 934),
  peer('Tractor Store: vanilla micro-frontends', [1440, 1056, 992], 4, 57),
  peer('Tractor Store: Preact with ESI', [1204, 1248, 1136], 38, 30),
  peer('Tractor Store: React with module federation', [4000, 3608, 3748], 183, 249),
  peer('Tractor Store: Vue with module federation', [3892, 3748, 3352], 274, 337),
];

/** The best of them at what comes after the first page, in ms. */
export const bestPeer = { clickToProduct: 219, addToCart: 162 } as const;
