import type { PageRelease } from '@shop/contracts';
import type { PageEvent } from '../../federation/page-events';
import { pressNoteMs, hangMs } from '../../durations';

/** A press, stored until the page has responded to it. */
interface Press {
  readonly remote: string;
  readonly version: string;
  /** ms since 1970. */
  readonly at: number;
}

const key = 'press';

type PressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  readonly emit: (event: PageEvent) => void;
  readonly storage: PressStorage | null;
  readonly clock?: () => number;
}

function readPress(storage: PressStorage): Press | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Press | null;
  } catch {
    return null;
  }
}

/**
 * Reports that the previous page hung. A page in an endless loop cannot report itself, so each press stores a note that the page
 * clears a moment later. The next page reports a note that was not cleared.
 */
export function watchHangs({ remotes }: Pick<PageRelease, 'remotes'>, options: Options): void {
  const { emit, storage, clock = Date.now } = options;
  if (!storage) return;
  const left = readPress(storage);
  if (left && clock() - left.at >= hangMs) {
    storage.removeItem(key);
    const { remote, version } = left;
    if (remotes[remote]?.version === version) emit({ kind: 'hang', remote, version });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    storage.removeItem(key);
  };
  const note = ({ target }: Event) => {
    const name =
      target instanceof Element ? target.closest<HTMLElement>('[data-remote]')?.dataset.remote : '';
    const version = name && remotes[name]?.version;
    if (!name || !version || timer !== undefined) return;
    try {
      storage.setItem(key, JSON.stringify({ remote: name, version, at: clock() } satisfies Press));
      timer = setTimeout(forget, pressNoteMs);
    } catch {
      // Storage is full: hangs are not detected in this browser.
    }
  };
  // Before the click event, whose handler may start the loop.
  addEventListener('pointerdown', note, { capture: true, passive: true });
  addEventListener('keydown', note, { capture: true, passive: true });
  // Timers of a page in the back/forward cache are paused until it returns.
  addEventListener('pagehide', forget);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') forget();
  });
}
