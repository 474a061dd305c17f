import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenNear } from '@shop/ui';
import { replayEarlyClicks } from '../clicks/early-clicks';
import { keepTyped } from '../forms/typed-early';
import type { PartRef } from '../routing/screens';
import { PartAway } from './part-away';
import { PartBoundary } from './part-boundary';
import styles from './remote-part.module.css';
import { usePartSource } from './part-source';

interface Props {
  readonly part: PartRef;
  /** What stands in the part's place until it is there. */
  readonly placeholder: ReactNode;
  /** A panel over the page says its failure elsewhere than a part of the page does. */
  readonly away?: (retry: () => Promise<boolean>) => ReactNode;
}

interface LoadedProps {
  readonly part: PartRef;
  /** The part answers to clicks from now on. */
  readonly onLive: () => void;
  readonly onReady: () => void;
}

function Loaded({ part, onLive, onReady }: LoadedProps) {
  const source = usePartSource();
  // Kept: the source has another component for a part once its code is here.
  const [Part] = useState(() => source.component(part));
  // Both run once the part is hydrated or mounted; the first in the same breath, so that no click falls in between.
  useLayoutEffect(onLive, [onLive]);
  useEffect(onReady, [onReady]);
  return <Part />;
}

/** Marks the frame of a part that has come to life, and gives the part what was typed into it before. */
function takeOver(element: HTMLElement | null): void {
  if (!element) return;
  element.setAttribute('data-ready', '');
  keepTyped(element);
}

/** One exposed module of a remote in the page, with its own waiting and failing. */
export function RemotePart({ part, placeholder, away = (retry) => <PartAway retry={retry} /> }: Props) {
  const source = usePartSource();
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element || !part.deferred) return undefined;
    // The frame has no box of its own (display: contents): what is inside comes near, but for React's own template.
    return whenNear(element.querySelector(':scope > :not(template)') ?? element, () => {
      element.removeAttribute('data-deferred');
      source.approach(part);
    });
  }, [part, source]);
  const boundary = useRef<PartBoundary>(null);
  const { remote } = part;
  useEffect(() => {
    return source.onRestart(remote, () => {
      setAttempt((count) => count + 1);
      boundary.current?.clear();
    });
  }, [remote, source]);
  const isLive = useRef(false);
  const markLive = useCallback(() => {
    isLive.current = true;
    takeOver(frame.current);
  }, []);
  // A part whose code is here already is mounted before its frame is attached.
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (isLive.current) takeOver(element);
  }, []);
  const markReady = useCallback(() => {
    source.ready(remote);
    // What was typed is told before it is clicked on.
    queueMicrotask(replayEarlyClicks);
  }, [remote, source]);
  const report = (error: unknown) => console.error(`[${part.remote}/${part.module}]`, error);
  return (
    <div
      ref={attach}
      className={styles.part}
      data-remote={remote}
      data-module={part.module}
      data-deferred={part.deferred ? '' : undefined}
    >
      <PartBoundary
        ref={boundary}
        fallback={away}
        onRetry={async () => {
          const hadFocus = frame.current?.contains(document.activeElement);
          source.retry(part);
          const isThere = await source.module(part).then(
            () => true,
            (error: unknown) => {
              report(error);
              return false;
            },
          );
          if (isThere) setAttempt((count) => count + 1);
          // The button goes with what stood in the part's place, and the focus must not go with it.
          if (isThere && hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
          return isThere;
        }}
        onError={(error) => {
          report(error);
          source.failed(remote, error);
        }}
      >
        <Suspense fallback={placeholder}>
          <Loaded key={attempt} part={part} onLive={markLive} onReady={markReady} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
