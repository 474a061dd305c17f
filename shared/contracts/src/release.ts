import type { RemoteRoute, RemoteSlot } from './remote-descriptor';

/** A file of an artifact: path inside its folder, size in bytes, integrity as `sha384-<base64>`. */
export interface ArtifactFile {
  readonly path: string;
  readonly size: number;
  readonly sha384: string;
}

/** What the page must fetch for an exposed module, as paths inside the artifact. */
export interface ExposeAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** One published, immutable version of a remote. */
export interface Artifact {
  readonly remote: string;
  readonly version: string;
  /** sha256 over the paths and hashes of all files. */
  readonly digest: string;
  readonly files: readonly ArtifactFile[];
  readonly manifest: ArtifactManifest;
  readonly shared: {
    /** Ranges of shared packages that it takes from the host. */
    readonly required: Readonly<Record<string, string>>;
    /**
     * Versions of shared packages that it carries itself, for a host that cannot serve its range: see `sharedModuleOf`.
     */
    readonly provided?: Readonly<Record<string, string>>;
  };
  readonly exposes: readonly string[];
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
  readonly storeContract: number;
  /** Fingerprint of the sources that it was built from. */
  readonly source: string;
  readonly git: string | null;
  readonly publishedBy: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** How the page and the server load an artifact. */
export interface ArtifactManifest {
  /** Entry script of the container and the global that it leaves. */
  readonly entry: string;
  readonly globalName: string;
  readonly exposes: Readonly<Record<string, ExposeAssets>>;
  /** Folder of the server build inside the artifact; it is never served. */
  readonly server: string;
}

/** A version on trial on a share of shoppers, in basis points. */
export interface Canary {
  readonly version: string;
  readonly bps: number;
  readonly salt: string;
}

/** What is live of one remote. */
export interface Assignment {
  /** Null for a remote that begins as a canary: shoppers outside of it do not have the remote at all. */
  readonly stable: string | null;
  readonly lastKnownGood: string | null;
  readonly killed: boolean;
  readonly canary?: Canary;
  /**
   * Versions that `?preview=<remote>@<version>` may ask for; any other is refused. They belong to no release: they are laid
   * over the live one where it is read, so that listing one changes no seq.
   */
  readonly previews?: readonly string[];
}

/** One entry of the append-only list of releases; the highest seq is live. */
export interface Release {
  readonly env: string;
  readonly seq: number;
  readonly parent: number | null;
  readonly assignments: Readonly<Record<string, Assignment>>;
  readonly actor: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Why a shopper has the version that it has. */
export type Variant = 'stable' | 'canary' | 'preview';

/** A remote as one page loads it: the version chosen for this shopper, and the one to fall back to. */
export interface PageRemote {
  readonly version: string;
  /** Address of the version's folder, with a trailing slash. */
  readonly base: string;
  readonly manifest: ArtifactManifest;
  /** Hashes by path; none where a document leaves them to the version's list. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Hash of that list: the page fetches it before it loads anything of the version. */
  readonly integrityList?: string;
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
  readonly fallback: PageRemoteVersion | null;
  /** Absent in documents of before there were canaries: stable. */
  readonly variant?: Variant;
}

export type PageRemoteVersion = Pick<
  PageRemote,
  'version' | 'base' | 'manifest' | 'integrity' | 'integrityList'
>;

/** The release inside the HTML: resolved for one shopper. Killed and unknown remotes are absent. */
export interface PageRelease {
  readonly env: string;
  readonly seq: number;
  readonly remotes: Readonly<Record<string, PageRemote>>;
}

/** What a page needs to report how its remotes do. */
export interface PageTelemetry {
  /** Proves that this shopper was given these versions; goes along with every report. */
  readonly nonce: string;
  /** Whether this session reports successes too; failures are reported by all. */
  readonly reportSuccesses: boolean;
}

/** How one version of a remote did in one page; `version` is the one that the page was given, never its fallback. */
export type TelemetryEvent = { readonly remote: string; readonly version: string } & (
  | { readonly kind: 'loaded'; readonly ms: number }
  | { readonly kind: 'failed'; readonly phase: 'entry' | 'chunk' | 'run' | 'timeout' }
  | { readonly kind: 'error' }
  | { readonly kind: 'lcp'; readonly ms: number }
);

/** Body of `POST /registry/v1/telemetry`. */
export interface TelemetryReport {
  readonly nonce: string;
  readonly events: readonly TelemetryEvent[];
}

/** How one remote fared in one render of a page on the server; a remote that the page does not need has none. */
export interface RenderOutcome {
  readonly remote: string;
  readonly version: string;
  readonly variant: Variant;
  /**
   * `timed-out`: its data or its code took too long; `died`: the render process ended while it ran; `skipped`: it was left
   * out, because it had failed before or of something else.
   */
  readonly outcome: 'rendered' | 'threw' | 'timed-out' | 'died' | 'skipped';
}

/** What a shell offers to remotes; a release is checked against it before it goes live. */
export interface ShellContract {
  readonly version: string;
  /** Versions of everything that it shares. */
  readonly provided: Readonly<Record<string, string>>;
  /** Those of them that exist once a page, so that a remote has to take the shell's. */
  readonly singletons: readonly string[];
  readonly storeContract: number;
  /** Its slots: whether one remote fills it or many do. */
  readonly slots: Readonly<Record<string, 'one' | 'many'>>;
}
