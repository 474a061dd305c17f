import type { ListedCustomer } from '../../api/types';

type Kind = ListedCustomer['kind'];

/** How the shop knows people. */
export const kindLabels: Readonly<Record<Kind, string>> = { account: 'Account', guest: 'Guest' };

/** The kind that an address asks for; undefined for what is none. */
export const readKind = (text: string | null): Kind | undefined =>
  text === 'account' || text === 'guest' ? text : undefined;
