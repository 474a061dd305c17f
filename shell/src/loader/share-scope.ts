import { satisfies } from './version-range';

type Factory = () => unknown;

interface ShareConfig {
  readonly singleton?: boolean;
  /** A range, as in package.json; false takes any version. */
  readonly requiredVersion?: string | false;
  readonly strictVersion?: boolean;
}

/** A version of a shared package as the scope keeps it: with `lib` it runs already. */
export interface Kept {
  readonly get?: () => Factory | Promise<Factory>;
  readonly from?: string;
  lib?: Factory;
  loading?: Promise<Factory>;
}

/** A version of a shared package, as a build declares it. */
export interface Shared extends Kept {
  readonly version: string;
}

/** By scope, package and version. */
export type ShareScopeMap = Record<string, Record<string, Record<string, Kept>>>;

/** What a build asks for: the terms of its own declaration. */
export interface Wanted {
  readonly customShareInfo: { readonly shareConfig: ShareConfig; readonly scope: readonly string[] };
}

export interface ShareScopeOptions {
  readonly name: string;
  readonly shareStrategy?: string;
  readonly shared?: Readonly<Record<string, readonly Shared[]>>;
}

const begun = ({ lib, loading }: Kept) => Boolean(lib ?? loading);

/**
 * The part of a federation runtime that lends shared packages: what webpack's share of the runtime calls of an instance, here
 * and in containers that bring that share along. It chooses as the federation runtime does under `loaded-first`; the rest of that, which finds, fetches and watches
 * remotes in ways of its own, is the loader's here and is left out.
 */
export class ShareScope {
  readonly name: string;
  readonly options: ShareScopeOptions;
  shareScopeMap: ShareScopeMap = {};

  constructor(options: ShareScopeOptions) {
    this.name = options.name;
    this.options = options;
    this.initializeSharing('default');
  }

  /** A container tells its name again as it is opened. */
  initOptions(): ShareScopeOptions {
    return this.options;
  }

  /** Has a container take over the scope of the page. */
  initShareScopeMap(name: string, scope: Record<string, Record<string, Kept>>): void {
    this.shareScopeMap[name] = scope;
  }

  /** Offers what this build brings along; a version that the scope has already stays. Nothing has to be waited for. */
  initializeSharing(name: string): Promise<unknown>[] {
    const scope = (this.shareScopeMap[name] ??= {});
    for (const [key, offered] of Object.entries(this.options.shared ?? {}))
      for (const shared of offered) (scope[key] ??= {})[shared.version] ??= { ...shared, from: this.name };
    return [];
  }

  /** The factory of a shared package; false when the scope has no version that fits, and the build takes its own. */
  async loadShare(key: string, wanted: Wanted): Promise<Factory | false> {
    const kept = this.choose(key, wanted);
    if (!kept) return false;
    if (kept.lib) return kept.lib;
    kept.loading ??= fetchShared(key, kept);
    return kept.loading;
  }

  /** The factory of a package that is there from the start. Throws an Error for any other. */
  loadShareSync(key: string, wanted: Wanted): Factory {
    return factoryOf(key, this.choose(key, wanted) ?? {});
  }

  /** A singleton is what runs already, fitting or not; anything else has to fit. */
  private choose(key: string, { customShareInfo: { shareConfig, scope } }: Wanted): Kept | undefined {
    const [name = 'default'] = scope;
    this.initializeSharing(name);
    const versions = Object.entries(this.shareScopeMap[name]?.[key] ?? {});
    const [first, ...others] = versions;
    if (!first) return undefined;
    const best = others.reduce((one, other) => {
      if (begun(one[1]) !== begun(other[1])) return begun(one[1]) ? one : other;
      return satisfies(one[0], `<=${other[0]}`) ? other : one;
    }, first);
    const { singleton, requiredVersion: range, strictVersion } = shareConfig;
    const fits = ([version]: [string, Kept]) => typeof range !== 'string' || satisfies(version, range);
    if (fits(best)) return best[1];
    if (!singleton) return versions.find(fits)?.[1];
    const message = `${key} ${best[0]} from ${best[1].from} does not satisfy ${range}, which ${this.name} needs`;
    if (strictVersion) throw new Error(message);
    console.warn(message);
    return best[1];
  }
}

function factoryOf(key: string, kept: Kept): Factory {
  const factory = kept.lib ?? kept.get?.();
  if (typeof factory !== 'function') throw new Error(`${key} is not shared from the start`);
  kept.lib = factory;
  return factory;
}

async function fetchShared(key: string, kept: Kept): Promise<Factory> {
  try {
    const factory = await kept.get?.();
    if (!factory) throw new Error(`${key} from ${kept.from} is shared without code`);
    kept.lib = factory;
    return factory;
  } finally {
    delete kept.loading;
  }
}
