import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { phaseOf, type LoadPhase } from './load-errors';

/** The outcome of a requested remote. `entry` identifies its version: the URL it was registered with. */
export type LoadEvent = { readonly remote: string; readonly entry: string } & (
  | { readonly kind: 'loaded'; readonly ms: number }
  | { readonly kind: 'failed'; readonly phase: LoadPhase; readonly error: unknown }
  /** Neither the remote nor a fallback could be loaded. */
  | { readonly kind: 'lost'; readonly error: unknown }
);

export interface TelemetryOptions {
  readonly onEvent: (event: LoadEvent) => void;
  /** ms */
  readonly now?: () => number;
}

/**
 * Reports the first load time of each version of a remote, the phase of each failure, and lost remotes. Install it
 * before plugins that recover from failures, so that it sees failures first.
 */
export function telemetryPlugin({
  onEvent,
  now = () => performance.now(),
}: TelemetryOptions): ModuleFederationRuntimePlugin {
  const begun = new Map<string, number>();
  const timed = new Set<string>();
  const lost = new WeakSet<object>();
  return {
    name: 'telemetry',
    beforeRequest(args) {
      begun.set(args.id, now());
      return args;
    },
    onLoad({ id, remote }) {
      const entry = 'entry' in remote ? remote.entry : '';
      if (timed.has(entry)) return;
      timed.add(entry);
      onEvent({ kind: 'loaded', remote: remote.name, entry, ms: now() - (begun.get(id) ?? now()) });
    },
    async errorLoadRemote({ lifecycle, remote, error }) {
      if (lifecycle !== 'onLoad' || !remote) return;
      const { name, entry } = remote;
      onEvent({ kind: 'failed', remote: name, entry, phase: phaseOf(error), error });
    },
    async afterLoadRemote({ remote, error, recovered }) {
      if (!remote || recovered || !(error instanceof Error) || lost.has(error)) return;
      // A failed fallback is also reported for the version that it replaces.
      lost.add(error);
      onEvent({ kind: 'lost', remote: remote.name, entry: remote.entry, error });
    },
  };
}
