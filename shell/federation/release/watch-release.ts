import type { PageRelease } from '@shop/contracts';
import { askRelease } from './page-release';
import { releasePollMs } from '../../durations';

/** The interval at which an open page checks for a newer release, in ms, and its jitter as a fraction. */
const polling = { everyMs: 60_000, jitter: 0.2 } as const;

/** The functions of the browser and the shop that release monitoring uses. */
interface ReleasePort {
  ask(): Promise<PageRelease | null>;
  /** Whether a file of a new version can be loaded yet. */
  isLoadable(address: string): Promise<boolean>;
  isVisible(): boolean;
  onVisible(listener: () => void): void;
  /** Whether the shopper is paying, or has unsent input. */
  isBusy(): boolean;
  after(ms: number, task: () => void): void;
  /** A random number from 0 to 1. */
  random(): number;
  /** Broadcasts a seq to the shop's other tabs. */
  announce(seq: number): void;
  onAnnounced(listener: (seq: number) => void): void;
  /** Offers the shopper a reload. */
  offer(): void;
}

/** Entries of the versions that one release has for this shopper and another does not. */
function newEntries(next: PageRelease, { remotes }: PageRelease): string[] {
  return Object.entries(next.remotes)
    .filter(([name, { base }]) => remotes[name]?.base !== base)
    .map(([, { base, manifest }]) => base + manifest.entry);
}

const isOther = (next: PageRelease, release: PageRelease) =>
  newEntries(next, release).length > 0 || Object.keys(release.remotes).some((name) => !next.remotes[name]);

/**
 * Offers one reload when a newer release has other versions for this shopper and its entries can be loaded, but not while the
 * shopper is busy. A page keeps its release until it is reloaded. Releases with a lower seq are ignored.
 */
export function watchRelease(release: PageRelease, port: ReleasePort): void {
  let ready = false;
  let offered = false;
  let checking = false;

  const offer = () => {
    if (!ready || offered || port.isBusy() || !port.isVisible()) return;
    offered = true;
    port.offer();
  };

  const check = async () => {
    if (ready || checking || !port.isVisible()) return offer();
    checking = true;
    const next = await port.ask();
    if (next && next.seq > release.seq && isOther(next, release)) {
      const responses = await Promise.all(newEntries(next, release).map(port.isLoadable));
      ready = responses.every(Boolean);
      if (ready) port.announce(next.seq);
    }
    checking = false;
    offer();
  };

  const poll = () => {
    const spread = 1 + (port.random() * 2 - 1) * polling.jitter;
    port.after(polling.everyMs * spread, () => {
      void check();
      poll();
    });
  };
  port.onVisible(() => void check());
  port.onAnnounced((seq) => {
    if (seq > release.seq) void check();
  });
  poll();
}

interface ReleaseNews {
  readonly seq: number;
}

/** The browser's side of release monitoring. */
export function browserReleasePort(
  release: PageRelease,
  { isBusy, offer }: Pick<ReleasePort, 'isBusy' | 'offer'>,
): ReleasePort {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('shop-release') : null;
  return {
    isBusy,
    offer,
    ask: () => askRelease(releasePollMs, release),
    isLoadable: (address) =>
      fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(releasePollMs) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
    },
    after: (ms, task) => void setTimeout(task, ms),
    random: Math.random,
    announce: (seq) => channel?.postMessage({ seq } satisfies ReleaseNews),
    onAnnounced: (listener) => {
      channel?.addEventListener('message', ({ data }) => listener((data as ReleaseNews).seq));
    },
  };
}
