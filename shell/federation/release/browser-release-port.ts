import type { PageRelease } from '@shop/contracts';
import { askRelease } from './ask-release';
import type { ReleasePort } from './watch-release';

const patienceMs = 5000;

interface ReleaseNews {
  readonly seq: number;
}

/** This browser's side of the watch over releases. */
export function browserReleasePort(
  release: PageRelease,
  { isBusy, offer }: Pick<ReleasePort, 'isBusy' | 'offer'>,
): ReleasePort {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('shop-release') : null;
  return {
    isBusy,
    offer,
    ask: () => askRelease(patienceMs, release),
    isLoadable: (address) =>
      fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
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
