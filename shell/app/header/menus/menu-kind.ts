import type { navigation } from '@shop/config';

/** A menu of the header: what its entries are. */
export type MenuKind = NonNullable<(typeof navigation.header)[number]['menu']>;
