import { isApiFailure, type LoadContext, type RouteModule } from '@shop/contracts';
import { type FragmentRef, isMissingResource } from '../../federation/routing/page-routes';
import { messagesLoaded } from '../../federation/page-messages';
import { fragmentName, type RenderHooks } from '../pool/protocol';

export interface LoadedFragment {
  readonly fragment: FragmentRef;
  readonly module: RouteModule;
  readonly data: unknown;
}

interface Options {
  readonly fragments: readonly FragmentRef[];
  readonly skip: readonly string[];
  readonly loadMs: number;
  readonly context: LoadContext;
  readonly hooks: RenderHooks;
}

const late = Symbol('late');

/**
 * Runs the fragments' modules and their `load` within one time limit: modules sequentially, so that failures can be attributed, and
 * their data in parallel. Fragments that throw or are late are missing in the result. A load that the API refused is not a failure,
 * because the fragment shows that error.
 */
export async function loadFragments({
  fragments,
  skip,
  loadMs,
  context,
  hooks,
}: Options): Promise<LoadedFragment[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), loadMs);
  });

  /** Undefined for a fragment that is left to the browser. */
  const inTime = async <T>(
    fragment: FragmentRef,
    what: string,
    work: () => T | Promise<T>,
  ): Promise<{ readonly value: T } | undefined> => {
    try {
      const value = await Promise.race([work(), deadline]);
      if (value !== late) return { value };
      hooks.onFailed(new Error(`${what} took longer than ${loadMs} ms`), fragment, 'timed-out');
    } catch (error) {
      hooks.onFailed(error, fragment, 'threw');
    }
    return undefined;
  };

  const linked: { readonly fragment: FragmentRef; readonly module: RouteModule }[] = [];
  for (const fragment of fragments) {
    if (skip.includes(fragment.remote) || skip.includes(fragmentName(fragment))) continue;
    const found = await inTime(fragment, 'Its code', () => hooks.loadModule(fragment));
    if (found) linked.push({ fragment, module: found.value });
  }
  // A page whose messages are late is in English.
  await Promise.race([messagesLoaded(), deadline]);

  const loaded = await Promise.all(
    linked.map(async ({ fragment, module }): Promise<LoadedFragment | undefined> => {
      hooks.onEnter(fragment);
      const found = await inTime(fragment, 'Data', () =>
        Promise.resolve(module.load?.(context)).catch(refused),
      );
      return found && { fragment, module, data: found.value };
    }),
  );
  clearTimeout(timer);
  return loaded.filter((fragment) => fragment !== undefined);
}

/** The fragment shows a refusal by the API; any other error from `load` is a fault of the remote. */
function refused(error: unknown): null | undefined {
  if (isApiFailure(error)) return isMissingResource(error) ? null : undefined;
  throw error;
}
