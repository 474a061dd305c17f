import { t } from '@shop/config/messages';
import { Skeleton, VisuallyHidden, whenNear } from '@shop/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFragmentSource } from '../../federation/fragment-source';
import type { FragmentRef } from '../../federation/routing/page-routes';
import { replayEarlyClicks } from '../../paint/clicks/early-clicks';
import { keepTyped } from '../../paint/forms/typed-early';
import { FragmentBoundary, FragmentUnavailable } from './fragment-boundary';
import styles from './placeholders.module.css';
import remoteFragmentStyles from './remote-fragment.module.css';

/** The placeholder of a page that is loading. */
export function PagePlaceholder() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height="18rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}

/** The placeholder of a section of the home page. */
export function SectionPlaceholder() {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}

/**
 * On Back, loads all fragments of a page, including those far from the viewport, because the scroll position can only be restored
 * if the page is as tall as before.
 */
export function useAllOnReturn(): void {
  const source = useFragmentSource();
  const { key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (kind !== 'POP') return;
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-module][data-deferred]')) {
      const { remote = '', module = '' } = dataset;
      source.approach({ remote, module });
    }
  }, [key, kind, source]);
}

interface Props {
  readonly fragment: FragmentRef;
  /** Shown until the fragment has loaded. */
  readonly placeholder: ReactNode;
  /** Renders the error; panels show it in a different place than fragments of the page. */
  readonly renderError?: (retry: () => Promise<boolean>) => ReactNode;
}

interface LoadedProps {
  readonly fragment: FragmentRef;
  /** Called when the fragment is interactive. */
  readonly onLive: () => void;
  readonly onReady: () => void;
}

function Loaded({ fragment, onLive, onReady }: LoadedProps) {
  const source = useFragmentSource();
  // Stored in state, because the source returns a different component once the fragment's code is loaded.
  const [Fragment] = useState(() => source.component(fragment));
  // Both run once the fragment is hydrated or mounted; the first synchronously, so that it does not miss a click.
  useLayoutEffect(onLive, [onLive]);
  useEffect(onReady, [onReady]);
  return <Fragment />;
}

/** Marks the frame of a hydrated fragment, and replays earlier input. */
function takeOver(element: HTMLElement | null): void {
  if (!element) return;
  element.setAttribute('data-ready', '');
  keepTyped(element);
}

/** One exposed module of a remote in the page, with its own loading and error states. */
export function RemoteFragment({
  fragment,
  placeholder,
  renderError = (retry) => <FragmentUnavailable retry={retry} />,
}: Props) {
  const source = useFragmentSource();
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element || !fragment.deferred) return undefined;
    // The frame has no box (display: contents), so its children are observed, except React's own template.
    return whenNear(element.querySelector(':scope > :not(template)') ?? element, () => {
      element.removeAttribute('data-deferred');
      source.approach(fragment);
    });
  }, [fragment, source]);
  const boundary = useRef<FragmentBoundary>(null);
  const { remote } = fragment;
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
  // A fragment whose code is loaded is mounted before its frame is attached.
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (isLive.current) takeOver(element);
  }, []);
  const markReady = useCallback(() => {
    source.ready(remote);
    // Replays typing before clicks.
    queueMicrotask(replayEarlyClicks);
  }, [remote, source]);
  const report = (error: unknown) => console.error(`[${fragment.remote}/${fragment.module}]`, error);
  return (
    <div
      ref={attach}
      className={remoteFragmentStyles.fragment}
      data-remote={remote}
      data-module={fragment.module}
      data-deferred={fragment.deferred ? '' : undefined}
    >
      <FragmentBoundary
        ref={boundary}
        fallback={renderError}
        onRetry={async () => {
          const hadFocus = frame.current?.contains(document.activeElement);
          source.retry(fragment);
          const isThere = await source.module(fragment).then(
            () => true,
            (error: unknown) => {
              report(error);
              return false;
            },
          );
          if (isThere) setAttempt((count) => count + 1);
          // The button with the focus is removed with the placeholder, so the focus moves to the fragment.
          if (isThere && hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
          return isThere;
        }}
        onError={(error) => {
          report(error);
          source.failed(remote, error);
        }}
      >
        <Suspense fallback={placeholder}>
          <Loaded key={attempt} fragment={fragment} onLive={markLive} onReady={markReady} />
        </Suspense>
      </FragmentBoundary>
    </div>
  );
}
