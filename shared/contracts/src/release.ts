import type { RegistrySchemas } from '@shop/contracts/registry';
import type { RemoteRoute, RemoteSlot } from './remote-descriptor';

/** One published, immutable version of a remote. */
export type Artifact = Omit<RegistrySchemas['Artifact'], 'routes' | 'slots'> & {
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
};

/** A file of an artifact: path inside its folder, size in bytes, integrity as `sha384-<base64>`. */
export type ArtifactFile = Artifact['files'][number];

/** How the page and the server load an artifact. */
export type ArtifactManifest = Artifact['manifest'];

/** Files of an exposed module, as paths inside the artifact. */
export type ExposeAssets = ArtifactManifest['exposes'][string];

/** The live versions of a remote. */
export type Assignment = RegistrySchemas['Assignment'];

/** A version for a share of shoppers, in basis points. */
export type Canary = NonNullable<Assignment['canary']>;

/** One entry of the append-only list of releases; the highest seq is live. */
export type Release = RegistrySchemas['Release'];

/** A remote of one page: the version chosen for this shopper, and the fallback. */
export type PageRemote = Omit<RegistrySchemas['PageRemote'], 'slots'> & {
  readonly slots: readonly RemoteSlot[];
};

/** Why a shopper has this version; absent in documents older than canaries, which means stable. */
export type Variant = NonNullable<PageRemote['variant']>;

export type PageRemoteVersion = Pick<
  PageRemote,
  'version' | 'base' | 'manifest' | 'integrity' | 'integrityList' | 'origins'
>;

/** The release in the HTML, resolved for one shopper. Killed and unknown remotes are absent. */
export type PageRelease = Omit<RegistrySchemas['PageRelease'], 'remotes'> & {
  readonly remotes: Readonly<Record<string, PageRemote>>;
};

/** The data that a page needs to report the health of its remotes. */
export type PageTelemetry = RegistrySchemas['PageTelemetry'];

/** A remote in the browser of a member of staff. */
export type StaffRemote = RegistrySchemas['StaffRemote'];

/** The versions in the browser of a member of staff, the reasons for them, and the versions that can be chosen. */
export type StaffVersions = RegistrySchemas['StaffVersions'];

/** Body of `POST /registry/v1/telemetry`. */
export type TelemetryReport = RegistrySchemas['TelemetryReport'];

/** The outcome of a version of a remote in one page. `version` is the chosen version, never its fallback. */
export type TelemetryEvent = TelemetryReport['events'][number];

/** One web vital of one page view. */
export type Vital = NonNullable<TelemetryReport['vitals']>[number];

/** The web vitals that shoppers' browsers measure: CLS has no unit, the others are ms. */
export type VitalName = Vital['name'];

/** The outcome of one remote in one server render; a remote that the page does not need has none. */
export interface RenderOutcome {
  readonly remote: string;
  readonly version: string;
  readonly variant: Variant;
  /**
   * `timed-out`: its data or code took too long; `died`: the render process exited during the render; `skipped`: it
   * was not rendered, because of earlier failures or for another reason.
   */
  readonly outcome: 'rendered' | 'threw' | 'timed-out' | 'died' | 'skipped';
}

/** The packages that a shell provides to remotes. A release is checked against them before it goes live. */
export type ShellContract = RegistrySchemas['ShellContract'];
