import { type AccountCart, type AccountCartRequest, isApiFailure } from '@shop/contracts';
import { changesSince, linesByKey, rebase, whenSent } from '@shop/contracts/account-cart';
import type { CartLimit } from '../item-added';
import type { ShopStorage } from '../persistence/storage';
import type { ShopStore } from '../store-types';
import { type AccountRecord, readRecord, removeRecord, writeRecord } from './account-record';
import { leaveAccount } from './leave-account';
import { readLists, showLists } from './local-lists';

/** Changes of one request; the API refuses more. */
const MAX_CHANGES = 1000;

/** Requests in a row, if the shopper changes the cart while they are under way. */
const MAX_ROUNDS = 10;

export interface AccountCartOptions {
  readonly store: ShopStore;
  readonly storage: ShopStorage;
  /** The id of the signed-in account. */
  readonly account: string;
  /** Sends changes to the API. Rejects if there is no usable response. */
  readonly send: (request: AccountCartRequest) => Promise<AccountCart>;
  readonly onLimit: (limit: CartLimit) => void;
  /** Runs work while no other tab of this browser does. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** An id that no other change has. */
  readonly newId: () => string;
}

/** No account is signed in, or another one. */
const isRefused = (failure: unknown) =>
  isApiFailure(failure) && (failure.status === 401 || failure.status === 409);

/**
 * Synchronises the cart and wishlist of this browser with its account: with `ask`, also reads changes of other devices when there is
 * nothing to send. Resolves to false if that was not possible; it can be repeated at any time. Never throws.
 */
export type SyncAccountCart = (ask: boolean) => Promise<boolean>;

/** Creates the function that synchronises the lists of an account. */
export function createAccountCart(options: AccountCartOptions): SyncAccountCart {
  const { store, storage, account, send, onLimit, exclusively, newId } = options;
  let hasStarted = false;

  /** The record of this account; null for lists that no account has yet. Lists of another account are dropped. */
  const claim = (): AccountRecord | null => {
    const record = readRecord(storage);
    if (record === null || record.account === account) return record;
    leaveAccount(store, storage);
    return null;
  };

  /** Stores the changes that will be sent, unless earlier ones are waiting for their response. */
  const prepare = (known: AccountRecord | null): AccountRecord => {
    const record = known ?? { account, revision: 0, seen: [], sent: null };
    if (record.sent) return record;
    const changes = changesSince(linesByKey(record.seen), readLists(store, storage));
    return { ...record, sent: { id: newId(), changes: changes.slice(0, MAX_CHANGES) } };
  };

  /** A guest's lists stay a guest's if the session has ended in the meantime. */
  const forget = ({ sent }: AccountRecord) => {
    if (readRecord(storage)?.sent?.id === sent?.id) removeRecord(storage);
    hasStarted = false;
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
      showLists(store, local, lines, rebase(linesByKey(lines), local, sent));
    }
    const read = lines?.map(({ product: _product, ...line }) => line) ?? request.seen;
    writeRecord(storage, { account, revision, seen: read, sent: null });
    limited.forEach(onLimit);
    return true;
  };

  /** Sends changes once. Returns whether there may be more to send, or null if it was not possible. */
  const round = async (ask: boolean): Promise<boolean | null> => {
    const known = claim();
    // The record is gone: the shopper has signed out in another tab.
    if (!known && hasStarted) return null;
    const record = prepare(known);
    const changes = record.sent?.changes ?? [];
    if (known && changes.length === 0 && !ask) return false;
    writeRecord(storage, record);
    hasStarted = true;
    const request = { account, revision: record.revision, id: record.sent?.id ?? '', changes };
    const response = await send(request).catch((failure: unknown) => {
      if (!known && isRefused(failure)) forget(record);
      throw failure;
    });
    return receive(record, response) ? changes.length > 0 : null;
  };

  return async (ask) => {
    try {
      return await exclusively(async () => {
        for (let left = MAX_ROUNDS, more: boolean | null = ask; left > 0; left -= 1) {
          more = await round(left === MAX_ROUNDS && ask);
          if (more !== true) return more !== null;
        }
        return true;
      });
    } catch {
      return false;
    }
  };
}
