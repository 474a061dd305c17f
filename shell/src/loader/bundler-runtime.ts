import { ShareScope, type Kept, type ShareScopeOptions, type Wanted } from './share-scope';

/** What a remote asks for of a shared package, as its build writes it down. */
interface Consumed {
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  /** Its own copy, or an Error that says it has none. */
  readonly fallback: () => Factory | Promise<Factory>;
}

type Factory = () => unknown;
type ShareConfig = Wanted['customShareInfo']['shareConfig'];

/** webpack's runtime inside of an entry, as far as the parts below are called with it. */
interface WebpackRequire {
  readonly federation: { readonly initOptions: ShareScopeOptions; readonly instance: ShareScope };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed & ShareConfig>>;
  };
  /** Factories of modules, and the modules that ran. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly I: (scope: string, initScope: unknown[]) => unknown;
}

interface ConsumesOptions {
  readonly chunkId: string | number;
  readonly promises: unknown[];
  /** Per shared module: what fetches it, 0 when it is there. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>;
  readonly webpackRequire: WebpackRequire;
}

/** Gives a remote its instance, with a scope of its own until it is lent the page's. */
const init = ({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): ShareScope =>
  new ShareScope(webpackRequire.federation.initOptions);

/** Opens a container: from here on it is lent what the page shares. */
function initContainerEntry(options: {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: Record<string, Record<string, Kept>>;
  readonly shareScopeKey: string;
  readonly initScope: unknown[];
}): unknown {
  const { webpackRequire, shareScope, shareScopeKey, initScope } = options;
  webpackRequire.federation.instance.initShareScopeMap(shareScopeKey, shareScope);
  return webpackRequire.I(shareScopeKey, initScope);
}

/** Has a remote offer what it brings along. */
function I(options: { readonly webpackRequire: WebpackRequire; readonly shareScopeName: string }): true {
  options.webpackRequire.federation.instance.initializeSharing(options.shareScopeName);
  return true;
}

/** Before a chunk runs: finds what it shares with the page. What is not to be had throws where it is imported. */
function consumes(options: ConsumesOptions): void {
  const { chunkId, promises, installedModules, chunkMapping, webpackRequire } = options;
  const { m: factories, c: ran, consumesLoadingData, federation } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    if (!wanted) continue;
    const provide = (make: Factory) => {
      factories[id] = (module) => {
        Reflect.deleteProperty(ran, id);
        module.exports = make();
      };
    };
    const fetching = () =>
      federation.instance
        .loadShare(wanted.shareKey, { customShareInfo: { shareConfig: wanted, scope: wanted.shareScope } })
        .then((factory) => factory || wanted.fallback())
        .then(
          (factory) => {
            installedModules[id] = 0;
            provide(factory);
          },
          (error: unknown) => {
            Reflect.deleteProperty(installedModules, id);
            provide(() => {
              throw error;
            });
          },
        );
    promises.push((installedModules[id] ??= fetching()));
  }
}

/**
 * webpack's share of the federation runtime, as entries of remotes call it: they bring none. Code from the host, state of
 * its own: a container with the page's instance would answer for the page.
 */
export const lendRuntime = () => ({
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, I, consumes, S: {} },
  bundlerRuntimeOptions: {},
});
