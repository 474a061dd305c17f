import { LateError } from './deadlines';
import type { LoadPhase } from './page-events';

/** A chunk or style sheet that did not arrive, in webpack's words; 'missing' is one that came and threw. */
export function isLostChunk(error: unknown): boolean {
  const { name, type } = error as { readonly name?: string; readonly type?: string };
  return name === 'ChunkLoadError' && type !== 'missing';
}

/** In which phase a load failed. */
export function phaseOf(error: unknown, entryRan: boolean): LoadPhase {
  if (error instanceof LateError) return 'timeout';
  if (!entryRan) return 'entry';
  return isLostChunk(error) ? 'chunk' : 'run';
}
