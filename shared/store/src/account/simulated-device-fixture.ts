import type { AccountCart, AccountCartRequest } from '@shop/contracts';
import { createShopStore } from '../create-store';
import { persistToStorage, restoreFromStorage } from '../persistence/persist';
import type { ShopStorage } from '../persistence/storage';
import type { ShopStore } from '../store-types';
import { createAccountCart, type SyncAccountCart } from './account-cart';
import { leaveAccount } from './leave-account';
import type { SimulatedAccounts } from './simulated-account-fixture';

/** A request on its way, or its response. */
interface Transfer {
  /** Continues it; returns false when it is over. */
  readonly advance: (isLost: boolean) => boolean;
}

interface Tab {
  readonly store: ShopStore;
  readonly sync: SyncAccountCart | null;
  readonly close: () => void;
}

function memoryStorage(): ShopStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Lets everything run that does not wait for the network. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await null;
}

/** A browser with tabs that share its storage and its session. */
export class SimulatedDevice {
  readonly storage = memoryStorage();
  readonly transfers: Transfer[] = [];
  readonly tabs: Tab[] = [];
  session: string | null = null;
  isOnline = true;
  private last: Promise<unknown> = Promise.resolve();
  private requests = 0;

  constructor(
    private readonly accounts: SimulatedAccounts,
    readonly name: string,
    private readonly hasLocks: boolean,
  ) {
    this.openTab();
  }

  openTab(): void {
    const { session, storage } = this;
    const store = createShopStore({ allowMany: true });
    restoreFromStorage(store, storage);
    const stop = persistToStorage(store, storage);
    let isOpen = true;
    let release = (): void => undefined;
    const closed = new Promise<void>((resolve) => (release = resolve));
    const never = new Promise<never>(() => undefined);
    const sync =
      session &&
      createAccountCart({
        ...{ store, storage, account: session },
        // A closed tab does not continue.
        send: (request) => this.send(request).finally(() => (isOpen ? undefined : never)),
        onLimit: () => undefined,
        exclusively: (work) => {
          const workIfOpen = () => (isOpen ? work() : never);
          return this.hasLocks ? this.inTurn(workIfOpen, closed) : workIfOpen();
        },
        newId: () => `${this.name}-${(this.requests += 1)}`,
      });
    const close = () => {
      isOpen = false;
      stop();
      release();
    };
    this.tabs.push({ store, sync: sync || null, close });
  }

  /** Loads all tabs again, as after a sign-in. */
  reload(): void {
    const { length } = this.tabs;
    this.tabs.splice(0).forEach(({ close }) => close());
    for (let count = 0; count < length; count += 1) this.openTab();
  }

  closeTab(index: number): void {
    if (this.tabs.length > 1) this.tabs.splice(index, 1).forEach(({ close }) => close());
  }

  signOut(): void {
    const [tab] = this.tabs;
    this.session = null;
    if (tab) leaveAccount(tab.store, this.storage);
    this.notifyTabs();
    this.reload();
  }

  /** The event of the browser's storage, in all tabs. */
  notifyTabs(): void {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: this.storage }));
  }

  close(): void {
    this.tabs.splice(0).forEach(({ close }) => close());
  }

  /** As a Web Lock, which a closed tab releases. */
  private inTurn<T>(work: () => Promise<T>, closed: Promise<void>): Promise<T> {
    const result = this.last.then(work, work);
    this.last = Promise.race([result.catch(() => undefined), closed]);
    return result;
  }

  private send(request: AccountCartRequest): Promise<AccountCart> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error('The network failed.'));
      if (!this.isOnline) return lost();
      let respond: (() => void) | null = null;
      const transfer: Transfer = {
        advance: (isLost) => {
          if (isLost || !this.isOnline) {
            lost();
            return false;
          }
          if (respond) {
            respond();
            return false;
          }
          try {
            const response = this.accounts.handle(this.session, copyOf(request));
            respond = () => resolve(response);
          } catch (failure) {
            respond = () => reject(failure as Error);
          }
          return true;
        },
      };
      this.transfers.push(transfer);
    });
  }
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
