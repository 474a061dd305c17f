import type { RouteModule } from '@shop/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { FragmentRef } from './routing/page-routes';

/** Where the tree gets remotes' components from: loaded by the server before it renders, or lazily in the page. */
export interface FragmentSource {
  component(fragment: FragmentRef): ComponentType;
  /** Called when a deferred fragment has come near the viewport, so that its code is fetched. */
  approach(fragment: FragmentRef): void;
  module(fragment: FragmentRef): Promise<RouteModule>;
  /** Clears a fragment that failed, so that it is loaded again. */
  retry(fragment: FragmentRef): void;
  /** Reports that a fragment of a remote is interactive. */
  ready(remote: string): void;
  /** Reports what the boundary around a fragment of a remote has caught. */
  failed(remote: string, error: unknown): void;
  /** Calls back when all fragments of a remote have to be rendered again, from another version; returns a function that stops it. */
  onRestart(remote: string, listener: () => void): () => void;
}

export const FragmentSourceContext = createContext<FragmentSource | null>(null);

/** The fragment source of this render. Throws outside of the shell's tree. */
export function useFragmentSource(): FragmentSource {
  const source = useContext(FragmentSourceContext);
  if (!source) throw new Error('A fragment was rendered outside of the shell');
  return source;
}
