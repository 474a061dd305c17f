import type { PageRelease } from '@shop/contracts';
import type { PageEvent } from './page-events';

const ownFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/** Whose code an error comes from, by the files in its trace: the remote nearest to where it was thrown; null for anybody else's. */
export function blame(trace: string): { readonly remote: string; readonly version: string } | null {
  const [, remote, version] = ownFile.exec(trace) ?? [];
  return remote && version ? { remote, version } : null;
}

/** What a request that was given up, or refused by the API, rejects with: no fault of the code that had asked. */
const isFault = (reason: unknown): reason is Error =>
  reason instanceof Error && reason.name !== 'AbortError' && reason.name !== 'ChunkLoadError';

/** Tells of what React could not take over as the server had sent it, where its component stack names a remote's file. */
export function tellMismatch(
  release: PageRelease,
  emit: (event: PageEvent) => void,
): (error: unknown, info: { readonly componentStack?: string | null | undefined }) => void {
  return (error, { componentStack }) => {
    const components = componentStack ?? '';
    const found = blame(components);
    if (found && release.remotes[found.remote]) emit({ kind: 'mismatch', ...found, error, components });
  };
}

/** Tells of errors that remotes' code throws outside of a render: in events, timers and promises. */
export function watchErrors(
  release: PageRelease,
  emit: (event: PageEvent) => void,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const tell = (error: Error, trace: string) => {
    const found = blame(trace);
    if (found && release.remotes[found.remote]) emit({ kind: 'error', ...found, error });
  };
  target.addEventListener('error', ({ error, filename }) => {
    // Where a script could not be loaded there is no error: the loader tells of that.
    if (isFault(error)) tell(error, error.stack ?? filename);
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isFault(reason)) tell(reason, reason.stack ?? '');
  });
}
