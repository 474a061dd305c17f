import { productCard } from '@shop/testing';
import { accountLineKey } from '@shop/contracts/account-cart';
import { addToCart, removeFromCart, setCartLineCount } from '../cart/cart-slice';
import type { CartItem } from '../cart/cart-state';
import { lineColour } from '@shop/contracts/product-colours';
import type { ShopStore } from '../store-types';
import { moveToCart, moveToWishlist } from '../moves';
import { addToWishlist, removeFromWishlist } from '../wishlist/wishlist-slice';
import { readRecord } from './account-record';
import { readLists } from './local-lists';
import { SimulatedAccounts } from './simulated-account-fixture';
import { settle, SimulatedDevice } from './simulated-device-fixture';

/** A small generator of random numbers from 0 to 1; equal seeds give equal histories. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STEPS = 60;

/** Replaces a count that depends on what an order or the sign-in of another account removed. */
const UNKNOWN = -1;

const accountNames = ['ana', 'bal'] as const;

const storeOf = ({ tabs: [tab] }: SimulatedDevice): ShopStore => {
  if (!tab) throw new Error('A device has at least one tab.');
  return tab.store;
};

/** Plays a random history of three devices and two accounts. Throws an Error that names what went wrong. */
export async function playHistory(seed: number): Promise<void> {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const accounts = new SimulatedAccounts();
  const devices = ['phone', 'tablet', 'laptop'].map(
    (name) => new SimulatedDevice(accounts, name, random() < 0.6),
  );
  /** Counts of lines that only one device changes. */
  const expected = new Map<string, { device: SimulatedDevice; account: string; count: number }>();
  /** Lines that several devices change, with all counts that a device gave them. */
  const shared = new Map<string, { account: string; counts: Set<number> }>();
  let guests = 0;
  const guestNames = new Map(devices.map((device) => [device, `guest${(guests += 1)}`]));

  const fail = (text: string): never => {
    throw new Error(text);
  };
  const cartOf = (device: SimulatedDevice) =>
    [...readLists(storeOf(device), device.storage).values()].filter(({ list }) => list === 'cart');

  /** Records the count that a device has just given to a line. */
  const note = (device: SimulatedDevice, productId: string, color: string) => {
    // After its session has ended, a browser still has the lines of its account.
    const record = readRecord(device.storage);
    const account = device.session ?? record?.account;
    if (!account) return;
    const key = accountLineKey({ list: 'cart', productId, color });
    const count = readLists(storeOf(device), device.storage).get(key)?.count ?? 0;
    const isMerge = !record || record.revision === 0;
    // Until it has read the account's lines, a browser does not replace them.
    if (isMerge) expected.delete(key);
    else if (productId.includes(device.name)) expected.set(key, { device, account, count });
    if (!productId.includes(device.name) && productId.startsWith(account)) {
      const known = shared.get(key) ?? { account, counts: new Set<number>() };
      known.counts.add(count);
      shared.set(key, known);
    }
  };

  const productOf = (device: SimulatedDevice) => {
    const owner = device.session ?? guestNames.get(device) ?? '';
    const kind = device.session !== null && random() < 0.5 ? `${device.name}-` : '';
    const number = below(3);
    const colors = number === 0 ? 'Red, Blue' : '';
    const color = number === 0 ? (random() < 0.5 ? 'Red' : 'Blue') : null;
    return { ...productCard({ _id: `${owner}-${kind}${number}`, colors }), color };
  };

  const ownLine = (device: SimulatedDevice): CartItem | undefined => {
    const mayTouch = ({ productId }: { productId: string }) =>
      !devices.some((other) => other !== device && productId.includes(`-${other.name}-`));
    const line = pick(cartOf(device).filter(mayTouch));
    return line?.list === 'cart' ? line.item : undefined;
  };

  const edit = (device: SimulatedDevice) => {
    const tab = pick(device.tabs);
    if (!tab) return;
    const { dispatch, getState } = tab.store;
    const kind = random();
    const line = ownLine(device);
    if (kind < 0.4 || !line) {
      const product = productOf(device);
      dispatch(addToCart({ product, quantity: 1 + below(3) }));
      device.notifyTabs();
      note(device, product._id, product.color ?? '');
      return;
    }
    const { productId } = line;
    const color = lineColour(line);
    if (kind < 0.6) dispatch(setCartLineCount({ productId, color, count: 1 + below(9) }));
    else if (kind < 0.8) dispatch(removeFromCart(productId, color));
    else if (kind < 0.85) dispatch(moveToWishlist(line));
    else if (kind < 0.93) dispatch(addToWishlist(productCard({ _id: productId, colors: '' })));
    else {
      const entry = pick(getState().wishlist.wishlistItems);
      if (entry && entry.colors === '' && productId === entry.productId) dispatch(moveToCart(entry));
      else if (entry) dispatch(removeFromWishlist(entry.productId));
    }
    device.notifyTabs();
    note(device, productId, color ?? '');
  };

  const sync = (device: SimulatedDevice) => void pick(device.tabs)?.sync?.(random() < 0.7);

  /** Continues transfers until none is left. */
  const drain = async (list: readonly SimulatedDevice[]) => {
    await settle();
    for (let turn = 0; turn < 200; turn += 1) {
      const waiting = list.filter(({ transfers }) => transfers.length > 0);
      if (waiting.length === 0) return;
      for (const device of waiting) {
        const [transfer] = device.transfers;
        if (transfer && !transfer.advance(false)) device.transfers.shift();
        await settle();
        device.notifyTabs();
      }
    }
    fail('Requests do not end.');
  };

  const syncFully = async (device: SimulatedDevice) => {
    device.isOnline = true;
    await drain([device]);
    let isDone = false;
    void device.tabs[0]?.sync?.(true).then((done) => (isDone = done));
    await drain([device]);
    return isDone;
  };

  /** Signs in; edits that were not sent before the session of another account ended are dropped. */
  const signIn = (device: SimulatedDevice, account: string) => {
    for (const [key, line] of expected)
      if (line.device === device && line.account !== account) expected.delete(key);
    for (const line of shared.values()) if (line.account !== account) line.counts.add(UNKNOWN);
    device.session = account;
    device.reload();
    guestNames.set(device, `guest${(guests += 1)}`);
  };

  const order = async (device: SimulatedDevice) => {
    const { session } = device;
    if (session === null || !(await syncFully(device))) return;
    const tab = device.tabs[0];
    const lines = cartOf(device).filter(
      ({ productId }) => productId.includes(`-${device.name}-`) || !/-.*-/.test(productId),
    );
    if (!tab || lines.length === 0) return;
    accounts.order(
      session,
      lines.map(({ productId, color, count }) => ({ productId, color, quantity: count })),
    );
    for (const { productId, color } of lines) tab.store.dispatch(removeFromCart(productId, color || null));
    device.notifyTabs();
    void tab.sync?.(false);
    await settle();
    for (const { productId, color } of lines) {
      note(device, productId, color);
      shared.get(accountLineKey({ list: 'cart', productId, color }))?.counts.add(UNKNOWN);
    }
  };

  const step = async (device: SimulatedDevice) => {
    const kind = random();
    const transfer = pick(device.transfers);
    if (kind < 0.3) edit(device);
    else if (kind < 0.45) sync(device);
    else if (kind < 0.7 && transfer) {
      if (!transfer.advance(random() < 0.2)) device.transfers.splice(device.transfers.indexOf(transfer), 1);
    } else if (kind < 0.75) device.isOnline = !device.isOnline;
    else if (kind < 0.79) device.openTab();
    else if (kind < 0.83) device.closeTab(below(device.tabs.length));
    else if (kind < 0.9 && device.session === null) signIn(device, pick(accountNames) ?? 'ana');
    else if (kind < 0.93 && device.session !== null && (await syncFully(device))) device.signOut();
    else if (kind < 0.95) device.session = null;
    else if (kind < 0.98) await order(device);
    await settle();
    device.notifyTabs();
    checkOwners();
  };

  const owners = new Map<string, string>();
  function checkOwners(): void {
    for (const name of accountNames) {
      for (const { productId } of accounts.linesOf(name)) {
        const [owner = ''] = productId.split('-');
        const isGuests = owner.startsWith('guest');
        if (!isGuests && owner !== name) fail(`${productId} is in the lists of ${name}.`);
        if (isGuests && (owners.get(productId) ?? name) !== name) fail(`${productId} is in two accounts.`);
        if (isGuests) owners.set(productId, name);
      }
    }
  }

  for (let played = 0; played < STEPS; played += 1)
    await step(pick(devices) ?? fail('The history has no devices.'));

  // In the end all devices are online and up to date.
  for (const device of devices) {
    const { transfers } = device;
    device.isOnline = true;
    transfers.splice(0).forEach(({ advance }) => advance(true));
    await settle();
    if (device.session !== null) device.reload();
    else signIn(device, pick(accountNames) ?? 'ana');
  }
  for (let turn = 0; turn < 3; turn += 1)
    for (const device of devices) if (!(await syncFully(device))) fail(`${device.name} cannot synchronise.`);

  checkOwners();
  const shown = (lines: Iterable<{ list: string; productId: string; color: string; count: number }>) =>
    [...lines]
      .map(({ list, productId, color, count }) => `${list} ${productId} ${color} ${count}`)
      .sort()
      .join('\n');
  for (const device of devices) {
    const lists = shown(readLists(storeOf(device), device.storage).values());
    const account = shown(accounts.linesOf(device.session ?? ''));
    if (lists !== account) fail(`${device.name} shows\n${lists}\nbut ${device.session} has\n${account}`);
    for (const { store } of device.tabs) {
      const { cartItems } = store.getState().cart;
      const keys = new Set(cartItems.map((item) => JSON.stringify([item.productId, lineColour(item)])));
      if (keys.size !== cartItems.length) fail(`${device.name} shows a line twice.`);
      if (keys.size !== cartOf(device).length) fail(`A tab of ${device.name} shows a different cart.`);
    }
  }
  for (const [key, { account, count }] of expected) {
    const has = accounts.of(account).lines.get(key)?.count ?? 0;
    if (has !== count) fail(`${key} of ${account} was set to ${count}, but is ${has}.`);
  }
  for (const [key, { account, counts }] of shared) {
    const has = accounts.of(account).lines.get(key)?.count ?? 0;
    if (!counts.has(UNKNOWN) && !counts.has(has))
      fail(`${key} of ${account} is ${has}, which is not one of ${[...counts].join()}.`);
    if (has > Math.max(...counts)) fail(`${key} of ${account} is ${has}, above ${Math.max(...counts)}.`);
  }
  devices.forEach((device) => device.close());
}
