import type { RouteModule } from '@shop/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { FragmentRef } from './routing/page-routes';

/** The source of remotes' components: the server loads them before it renders, the page lazily. */
export interface FragmentSource {
  component(fragment: FragmentRef): ComponentType;
  /** Called when a deferred fragment approaches the viewport, so that its code is fetched. */
  approach(fragment: FragmentRef): void;
  module(fragment: FragmentRef): Promise<RouteModule>;
  /** Clears a failed fragment, so that it is loaded again. */
  retry(fragment: FragmentRef): void;
  /** Reports that a fragment of a remote is interactive. */
  ready(remote: string): void;
  /** Reports an error that the boundary around a remote's fragment caught. */
  failed(remote: string, error: unknown): void;
  /**
   * Calls back when all fragments of a remote have to be rendered again, from another version. Returns a function that
   * unsubscribes.
   */
  onRestart(remote: string, listener: () => void): () => void;
}

export const FragmentSourceContext = createContext<FragmentSource | null>(null);

/** The fragment source of this render. Throws outside the shell's tree. */
export function useFragmentSource(): FragmentSource {
  const source = useContext(FragmentSourceContext);
  if (!source) throw new Error('A fragment was rendered outside the shell');
  return source;
}
