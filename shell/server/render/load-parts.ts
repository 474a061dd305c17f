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
 * Runs the parts' modules and their `load` under one limit: modules one after the other, so that it is known whose code
 * runs, their data all at once. Parts that throw or are late are missing in the result; a load that the API refused is not a
 * failure, the part shows that state itself.
 */
export async function loadParts({ parts, skip, loadMs, context, hooks }: Options): Promise<LoadedPart[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), loadMs);
  });

  /** Undefined for a part that is left to the browser. */
  const inTime = async <T>(
    part: PartRef,
    what: string,
    work: () => T | Promise<T>,
  ): Promise<{ readonly value: T } | undefined> => {
    try {
      const value = await Promise.race([work(), deadline]);
      if (value !== late) return { value };
      hooks.onFailed(new Error(`${what} took longer than ${loadMs} ms`), part, 'timed-out');
    } catch (error) {
      hooks.onFailed(error, part, 'threw');
    }
    return undefined;
  };

  const linked: { readonly part: PartRef; readonly module: RouteModule }[] = [];
  for (const part of parts) {
    if (skip.includes(part.remote)) continue;
    const found = await inTime(part, 'Its code', () => hooks.loadModule(part));
    if (found) linked.push({ part, module: found.value });
  }

  const loaded = await Promise.all(
    linked.map(async ({ part, module }): Promise<LoadedPart | undefined> => {
      hooks.onEnter(part);
      const found = await inTime(part, 'Data', () => Promise.resolve(module.load?.(context)).catch(refused));
      return found && { part, module, data: found.value };
    }),
  );
  clearTimeout(timer);
  return loaded.filter((part) => part !== undefined);
}

/** What the API refused is a state to show; anything else that `load` throws is the remote's own fault. */
function refused(error: unknown): undefined {
  if (isApiFailure(error)) return undefined;
  throw error;
}
