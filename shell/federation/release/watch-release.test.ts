import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { releaseWith } from '../release-fixture';
import { watchRelease } from './watch-release';

const own = releaseWith(5, { cart: '1.0.0', catalog: '1.0.0' });
const newer = releaseWith(6, { cart: '1.1.0', catalog: '1.0.0' });

let live: PageRelease | null;
let asked: number;
let offers: number;
let heads: string[];
let events: number[];
let waits: number[];
let state: { visible: boolean; busy: boolean; loadable: boolean };
let tick: () => Promise<void>;
let show: () => Promise<void>;
let hear: (seq: number) => Promise<void>;

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  live = own;
  [asked, offers, heads, events, waits] = [0, 0, [], [], []];
  state = { visible: true, busy: false, loadable: true };
  const timers: (() => void)[] = [];
  let onVisible: () => void = () => undefined;
  let onAnnounced: (seq: number) => void = () => undefined;
  watchRelease(own, {
    ask: () => {
      asked += 1;
      return Promise.resolve(live);
    },
    isLoadable: (address) => {
      heads.push(address);
      return Promise.resolve(state.loadable);
    },
    isVisible: () => state.visible,
    onVisible: (listener) => (onVisible = listener),
    isBusy: () => state.busy,
    after: (ms, task) => {
      waits.push(ms);
      timers.push(task);
    },
    random: () => 0.75,
    announce: (seq) => events.push(seq),
    onAnnounced: (listener) => (onAnnounced = listener),
    offer: () => (offers += 1),
  });
  tick = () => {
    timers.shift()?.();
    return settled();
  };
  show = () => {
    state.visible = true;
    onVisible();
    return settled();
  };
  hear = (seq) => {
    onAnnounced(seq);
    return settled();
  };
});

describe('release monitoring', () => {
  it('polls every 60 s, with a jitter of 20%', async () => {
    await tick();
    await tick();
    expect(waits).toEqual([66_000, 66_000, 66_000]);
    expect([asked, offers]).toEqual([2, 0]);
  });

  it('offers a newer release once its new entries can be loaded, and notifies other tabs', async () => {
    live = newer;
    state.loadable = false;
    await tick();
    expect([offers, events]).toEqual([0, []]);
    state.loadable = true;
    await tick();
    await tick();
    expect(heads).toEqual(Array(2).fill('/remotes/cart/1.1.0/remoteEntry.js'));
    expect([offers, events]).toEqual([1, [6]]);
  });

  it('ignores a release with the same versions or a lower seq', async () => {
    live = releaseWith(6, { cart: '1.0.0', catalog: '1.0.0' });
    await tick();
    live = releaseWith(4, { cart: '0.9.0', catalog: '1.0.0' });
    await tick();
    live = null;
    await tick();
    expect([asked, offers]).toEqual([3, 0]);
  });

  it('offers a reload when a remote was removed', async () => {
    live = releaseWith(6, { catalog: '1.0.0' });
    await tick();
    expect(offers).toBe(1);
  });

  it('does not poll while the tab is hidden, and polls when it is visible again', async () => {
    live = newer;
    state.visible = false;
    await tick();
    await hear(6);
    expect(asked).toBe(0);
    await show();
    expect([asked, offers]).toEqual([1, 1]);
  });

  it('polls immediately when another tab announces a newer release, but not for its own', async () => {
    live = newer;
    await hear(5);
    expect(asked).toBe(0);
    await hear(6);
    expect(offers).toBe(1);
  });

  it('waits while the shopper is paying or typing', async () => {
    live = newer;
    state.busy = true;
    await tick();
    expect(offers).toBe(0);
    state.busy = false;
    await tick();
    expect([asked, offers]).toEqual([1, 1]);
  });
});
