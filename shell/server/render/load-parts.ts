import { isApiFailure, type LoadContext, type RouteModule } from '@shop/contracts';
import type { PartRef } from '../../src/routing/screens';
import type { RenderHooks } from '../rendering/protocol';

export interface LoadedPart {
  readonly part: PartRef;
  readonly module: RouteModule;
  readonly data: unknown;
}

interface Options {
  readonly parts: readonly PartRef[];
  readonly skip: readonly string[];
  readonly loadMs: number;
  readonly context: LoadContext;
  readonly hooks: RenderHooks;
}

const late = Symbol('late');

/**
 * Runs the parts' modules and their `load`, all at once under one limit. Parts that throw or are late are missing in
 * the result; a load that the API refused is not a failure, the part shows that state itself.
 */
export async function loadParts({ parts, skip, loadMs, context, hooks }: Options): Promise<LoadedPart[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), loadMs);
  });

  const one = async (part: PartRef): Promise<LoadedPart | undefined> => {
    if (skip.includes(part.remote)) return undefined;
    try {
      const module = hooks.loadModule(part);
      const data = await Promise.race([Promise.resolve(module.load?.(context)).catch(refused), deadline]);
      if (data === late) {
        hooks.onFailed(new Error(`Data took longer than ${loadMs} ms`), part, 'timed-out');
        return undefined;
      }
      return { part, module, data };
    } catch (error) {
      hooks.onFailed(error, part, 'threw');
      return undefined;
    }
  };

  const loaded = await Promise.all(parts.map(one));
  clearTimeout(timer);
  return loaded.filter((part) => part !== undefined);
}

/** What the API refused is a state to show; anything else that `load` throws is the remote's own fault. */
function refused(error: unknown): undefined {
  if (isApiFailure(error)) return undefined;
  throw error;
}
