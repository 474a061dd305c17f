import type { PageRelease } from '@shop/contracts';
import type { PageEvent } from './page-events';

const ownFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/** The remote whose code threw an error: the one nearest to the throw in its stack; null if the stack contains none. */
export function remoteOf(trace: string): { readonly remote: string; readonly version: string } | null {
  const [, remote, version] = ownFile.exec(trace) ?? [];
  return remote && version ? { remote, version } : null;
}

/** Whether an error is a rejected request that was aborted or refused by the API, which is not a fault of the calling code. */
const isFault = (reason: unknown): reason is Error =>
  reason instanceof Error && reason.name !== 'AbortError' && reason.name !== 'ChunkLoadError';

/** Whether the browser translates the document. Chrome and Edge add a class. */
const isTranslated = () =>
  document.querySelector('.translated-ltr, .translated-rtl, [_msttexthash]') !== null;

/** The digest of a fragment that the server leaves to the browser, because it throws or takes too long. */
export const leftToBrowser = 'left-to-browser';

/** Whether React reports such a fragment, which is not a mismatch. The server has reported its own error. */
const isLeftToBrowser = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === leftToBrowser;

/**
 * Reports hydration mismatches whose component stack names a remote's file, and logs all of them. Documents that were translated before
 * hydration are not reported, because all their texts differ.
 */
export function mismatchReporter(
  release: PageRelease,
  emit: (event: PageEvent) => void,
): (error: unknown, info: { readonly componentStack?: string | null | undefined }) => void {
  return (error, { componentStack }) => {
    if (isLeftToBrowser(error)) return;
    console.warn('[hydration]', error);
    if (isTranslated()) return;
    const components = componentStack ?? '';
    const found = remoteOf(components);
    if (found && release.remotes[found.remote]) emit({ kind: 'mismatch', ...found, error, components });
  };
}

/** Reports errors that remotes' code throws outside rendering: in events, timers and promises. */
export function watchErrors(
  release: PageRelease,
  emit: (event: PageEvent) => void,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const reportError = (error: Error, trace: string) => {
    const found = remoteOf(trace);
    if (found && release.remotes[found.remote]) emit({ kind: 'error', ...found, error });
  };
  target.addEventListener('error', ({ error, filename }) => {
    // A script that failed to load has no error; the loader reports it.
    if (isFault(error)) reportError(error, error.stack ?? filename);
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isFault(reason)) reportError(reason, reason.stack ?? '');
  });
}
