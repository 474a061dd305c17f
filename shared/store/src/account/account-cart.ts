import type { AccountCart, AccountCartRequest } from '@shop/contracts';
import { changesSince, linesByKey, rebase, whenSent } from '@shop/contracts/account-cart';
import type { CartLimit } from '../item-added';
import type { ShopStorage } from '../persistence/storage';
import type { ShopStore } from '../store-types';
import { type AccountRecord, readRecord, writeRecord } from './account-record';
import { attempt, leaveAccount } from './leave-account';
import { readLists, showLists } from './local-lists';

/** Maximum number of changes in one request; the API rejects more. */
const MAX_CHANGES = 1000;

/** Maximum number of consecutive requests, when the shopper keeps changing the cart during requests. */
const MAX_ROUNDS = 10;

export interface AccountCartOptions {
  readonly store: ShopStore;
  readonly storage: ShopStorage;
  /** The id of the signed-in account. */
  readonly account: string;
  /** Sends changes to the API. Rejects without a usable response. */
  readonly send: (request: AccountCartRequest) => Promise<AccountCart>;
  readonly onLimit: (limit: CartLimit) => void;
  /** Runs work while no other tab of this browser does. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** An id that no other change has. */
  readonly newId: () => string;
}

/**
 * Synchronises the cart and wishlist of this browser with its account: with `ask`, also reads changes of other devices when there is
 * nothing to send. Resolves to false if that was not possible; it can be repeated at any time. Never throws.
 */
export type SyncAccountCart = (ask: boolean) => Promise<boolean>;

/** Creates the function that synchronises the lists of an account. */
export function createAccountCart(options: AccountCartOptions): SyncAccountCart {
  const { store, storage, account, send, onLimit, exclusively, newId } = options;

  /** Assigns the lists to the account: a guest's will be merged, and those of another account are dropped. */
  const claim = () => {
    const known = readRecord(storage);
    if (known?.account === account) return;
    if (known) leaveAccount(store, storage);
    writeRecord(storage, prepare({ account, revision: 0, seen: [], sent: null }));
  };

  /** Adds the changes to send, unless earlier ones are waiting for their response. */
  const prepare = (record: AccountRecord): AccountRecord => {
    if (record.sent) return record;
    const changes = changesSince(linesByKey(record.seen), readLists(store, storage));
    return { ...record, sent: { id: newId(), changes: changes.slice(0, MAX_CHANGES) } };
  };

  /** Shows the response, unless the record has changed since the request: then the response is outdated. */
  const receive = (request: AccountRecord, { revision, lines, limited = [] }: AccountCart): boolean => {
    const now = readRecord(storage);
    if (now?.account !== account || now.sent?.id !== request.sent?.id) return false;
    const seen = linesByKey(request.seen);
    if (lines) {
      const local = readLists(store, storage);
      const sent = whenSent(seen, request.sent?.changes ?? []);
      // The lists first: if the browser ends in between, the changes are sent again and merged to the same lists.
      const counts = rebase(linesByKey(lines), local, sent);
      // A record of lines that are not stored would remove them from the account.
      if (!showLists({ store, storage }, local, lines, counts)) return false;
    }
    const read = lines?.map(({ product: _product, ...line }) => line) ?? request.seen;
    writeRecord(storage, { account, revision, seen: read, sent: null });
    limited.forEach(onLimit);
    return true;
  };

  /** Sends changes once. Returns whether there may be more to send, or null if it was not possible. */
  const round = async (ask: boolean): Promise<boolean | null> => {
    const known = readRecord(storage);
    // The shopper has signed out in another tab, or signed in to another account.
    if (known?.account !== account) return null;
    const record = prepare(known);
    const changes = record.sent?.changes ?? [];
    if (!known.sent && changes.length === 0 && !ask) return false;
    writeRecord(storage, record);
    const request = { account, revision: record.revision, id: record.sent?.id ?? '', changes };
    const response = await send(request);
    // Changes may have been made since these were prepared.
    return receive(record, response) ? changes.length > 0 || known.sent !== null : null;
  };

  attempt(claim);
  return async (ask) => {
    try {
      return await exclusively(async () => {
        for (let done = 0; done < MAX_ROUNDS; done += 1) {
          const more = await round(done === 0 && ask);
          if (more !== true) return more !== null;
        }
        return true;
      });
    } catch {
      return false;
    }
  };
}
