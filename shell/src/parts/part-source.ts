import type { RouteModule } from '@shop/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { PartRef } from '../routing/screens';

/** Where the tree gets remotes' components from: loaded by the server before it renders, or lazily in the page. */
export interface PartSource {
  component(part: PartRef): ComponentType;
  /** Tells that a deferred part has come near the window, so that its code is worth having. */
  approach(part: PartRef): void;
  module(part: PartRef): Promise<RouteModule>;
  /** Forgets a part that failed, so that it is asked for again. */
  retry(part: PartRef): void;
  /** Tells that a part of a remote answers to clicks. */
  ready(remote: string): void;
  /** Tells what the boundary around a part of a remote has caught. */
  failed(remote: string, error: unknown): void;
  /** Calls back when all parts of a remote have to be shown anew, from another version; returns the way to stop. */
  onRestart(remote: string, listener: () => void): () => void;
}

export const PartSourceContext = createContext<PartSource | null>(null);

/** The source of this render. Throws outside of the shell's tree. */
export function usePartSource(): PartSource {
  const source = useContext(PartSourceContext);
  if (!source) throw new Error('A part was rendered outside of the shell');
  return source;
}
