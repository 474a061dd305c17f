import { createPasswords } from '@shop/server-kit/passwords';
import {
  createGuessLimits,
  createSessions,
  createPasskeySignIn,
  createSignIn,
  type PasskeySignIn,
  type Sessions,
  type SignIn,
} from '@shop/server-kit/sign-in';
import { RegistryError } from '@shop/protocol';
import { randomBytes } from 'node:crypto';
import type { Artifact, Release } from '@shop/contracts';
import type { Actor, HealthOverview } from '@shop/contracts/registry';
import { createEnvironments, type Environments } from './modules/environments/service';
import { listArtifacts } from './modules/artifacts/repository';
import { migrateRegistry } from './platform/db/migrations';
import { listReleases } from './modules/releases/repository';
import { settingOr } from './platform/db/settings';
import type { RegistryDatabase } from './platform/db/tables';
import { collectArtifacts, type CollectOptions, type Collected } from './modules/releases/clean-up';
import { createPublisher, type Publisher } from './modules/artifacts/service';
import { createFlags, type Flags } from './modules/flags/service';
import { createOrigins, type Origins } from './modules/origins/service';
import { createRestrictions, type Restrictions } from './modules/restrictions/service';
import { createPublisherKeys, type PublisherKeys } from './modules/provenance/service';
import { createApprovals, type Approvals } from './modules/approvals/service';
import { listLiveVersions } from './modules/releases/repository';
import { createReleases, type Releases } from './modules/releases/service';
import { keyOfEnvironment } from './domain/environment-keys';
import { liveEnv } from './domain/live-env';
import { actorWith } from './domain/roles';
import { createGateAttempts, type GateAttempts } from './modules/gate/job-attempts';
import { createGateJobs, type GateJobs } from './modules/gate/jobs';
import type { GateOptions } from './modules/gate/service';
import { startMonitoring, createWatch, readJudgements, type Watch } from './modules/canaries/watch';
import { readSales } from './modules/canaries/sales-alarm';
import { createRollouts, marginsIn, type Rollouts } from './modules/rollouts/service';
import { createSourceMapStore, type SourceMapStore } from './modules/source-maps/service';
import type { ArtifactCache } from './modules/artifacts/storage/artifact-cache';
import type { ArtifactStorage } from './modules/artifacts/storage/storage';
import { countStages } from './modules/telemetry/count-report';
import type { Issued } from './modules/telemetry/nonce';
import type { PurchaseStage } from './modules/telemetry/metrics';
import { recordCustomer, type Purchase } from './modules/telemetry/admit-report';
import { createRenderCounts, type RenderCounts, saveRenders } from './modules/telemetry/renders';
import { readVersionFigures, type VersionFigures } from './modules/telemetry/version-figures';
import { createLastSeenRecorder, type LastSeenRecorder } from './modules/telemetry/last-seen';
import type { PipelineIssuer } from './modules/trusted-publishing/issuer-settings';
import { createTrustedPublishing, type TrustedPublishing } from './modules/trusted-publishing/service';
import { createTokens, type Tokens } from './modules/tokens/service';
import type { Mail } from './modules/webhooks/messages';
import { createWebhooks, type Webhooks } from './modules/webhooks/service';
import { type Accounts, createAccounts, signInContext } from './modules/accounts/service';
import { createOidc, type Oidc } from './modules/accounts/oidc/oidc';
import type { OidcSettings } from './modules/accounts/oidc/oidc-settings';
import type { AccountRow } from './modules/accounts/repository';
import type { TokenVerifier } from './platform/http/caller';

export interface RegistryOptions {
  /** The database for the registry's tables. The caller closes it. */
  readonly database: RegistryDatabase;
  /** Where the files of versions are stored. */
  readonly storage: ArtifactStorage;
  /** The versions on this machine. If the storage is a folder, the cache is that folder. */
  readonly cache: ArtifactCache;
  readonly clock?: () => Date;
  /** Largest archive that may be published, in bytes. */
  readonly archiveLimit?: number;
  /** The environment that the shop in this process follows; `live` when absent. */
  readonly environment?: string;
  /** Whether a Chromium is configured for the gate, which is then required by default; false by default. */
  readonly gateChromium?: boolean;
  /** The OpenID Connect provider for signing in; without it, users sign in with a password only. */
  readonly oidc?: OidcSettings | undefined;
  /** The issuers of pipelines' ID tokens; without one, pipelines need a stored token. */
  readonly pipelineIssuers?: readonly PipelineIssuer[];
  /** The registry's public origin, for which pipelines request their ID tokens. */
  readonly origin?: () => string;
  /** The console's public origin; undefined when it is the one at which requests arrive. */
  readonly consoleOrigin?: string | undefined;
  /** The mail server; without it, webhooks cannot be email addresses. */
  readonly mail?: Mail | undefined;
  /** CIDR ranges that webhooks may be sent to, in addition to public addresses; none when absent. */
  readonly webhookNetworks?: readonly string[] | undefined;
}

/** The registry: published versions, releases, and their monitoring. */
export interface Registry {
  readonly database: RegistryDatabase;
  readonly cache: ArtifactCache;
  readonly publisher: Publisher;
  readonly environments: Environments;
  /** The environment that the shop in this process follows, for its renders and metrics. */
  readonly environment: string;
  readonly sourceMaps: SourceMapStore;
  readonly releases: Releases;
  /** Requests for approval. */
  readonly approvals: Approvals;
  /** The keys that may sign versions. */
  readonly publisherKeys: PublisherKeys;
  /** The flags that live versions declare. */
  readonly flags: Flags;
  /** The origins that remotes may use. */
  readonly origins: Origins;
  /** Banned and deprecated versions. */
  readonly restrictions: Restrictions;
  readonly tokens: Tokens;
  readonly trustedPublishing: TrustedPublishing;
  readonly accounts: Accounts;
  readonly sessions: Sessions<AccountRow>;
  readonly signIn: SignIn;
  readonly passkeys: PasskeySignIn<AccountRow>;
  readonly consoleOrigin: string | undefined;
  /** Null if none is configured. */
  readonly oidc: Oidc | null;
  /** Identifies callers, by a token or a session. */
  readonly callers: TokenVerifier;
  readonly lastSeen: LastSeenRecorder;
  /** Counts the server renders of this process. */
  readonly renders: RenderCounts;
  /** Counts the purchase stages of a session that the shop's API has seen. */
  countPurchase(issued: Issued, stages: readonly PurchaseStage[]): Promise<void>;
  /** Records that an order was paid in a browser, for the shop in this process. */
  recordCustomer(purchase: Purchase): Promise<void>;
  readonly watch: Watch;
  /** The current judgement of an environment's live versions, and of its sales. */
  judge(env: string): Promise<Pick<HealthOverview, 'judgements' | 'sales'>>;
  readonly webhooks: Webhooks;
  readonly rollouts: Rollouts;
  readonly clock: () => Date;
  readonly gate: GateOptions;
  /** The queue of requested gate runs, for operators and for workers. */
  readonly gateJobs: GateJobs;
  readonly gateAttempts: GateAttempts;
  /** Signs previews and reports. All shops of this environment share it. */
  readonly signingKey: string;
  /** The key of the shops of an environment. */
  readonly signingKeyOf: (env: string) => string;
  /** Calls back after every release of this process, and waits for the callback. Returns a function that unsubscribes. */
  onRelease(listener: (release: Release) => Promise<void>): () => void;
  collect(options: CollectOptions, actor: Actor): Promise<readonly Collected[]>;
  /** The last releases of an environment, newest first. */
  history(env: string, limit: number): Promise<readonly Release[]>;
  /** The current health of versions, for metrics. */
  figures(): Promise<VersionFigures & Pick<HealthOverview, 'judgements' | 'sales'>>;
  /** Loads all published versions, and resolves with a function that finds one. */
  published(): Promise<(remote: string, version: string) => Artifact | undefined>;
}

const defaultArchiveLimit = 64 * 1024 * 1024;

/** Migrates the tables and creates the registry, without starting jobs: see `startRegistryJobs`. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { database, storage, cache, archiveLimit = defaultArchiveLimit, environment = liveEnv } = options;
  const gate: GateOptions = { hasChromium: options.gateChromium ?? false };
  const clock = options.clock ?? (() => new Date());
  await migrateRegistry(database);
  const registryKey = await settingOr(database.db, 'signing-key', randomBytes(32).toString('base64url'));
  const listeners = new Set<(release: Release) => Promise<void>>();
  const onRelease = async (release: Release) => {
    await Promise.allSettled([...listeners].map((listener) => listener(release)));
  };
  const releases = createReleases({ database, clock, onMade: startMonitoring, onRelease, gate });
  const tokens = createTokens(database, clock);
  const { pipelineIssuers: issuers = [], origin: audience = () => '' } = options;
  const trustedPublishing = createTrustedPublishing({ database, clock, issuers, audience });
  const signInServices = signInContext(database, clock);
  const sessions = createSessions(signInServices);
  const passwords = createPasswords(
    () => new RegistryError(503, 'Too many users are signing in. Try again later.', { retryAfter: 5 }),
  );
  const signInOptions = {
    ...signInServices,
    issuer: 'Vintage Craft operations',
    passwords,
    limits: createGuessLimits(signInServices.refuse),
  };
  const draft = () => cache.folder.draft();
  const judge: Registry['judge'] = async (env) => ({
    judgements: await readJudgements(database.db, env, (await releases.head(env))?.assignments ?? {}),
    sales: await readSales(database.db, env),
  });
  const sourceMaps = createSourceMapStore(database, clock);
  return {
    database,
    cache,
    publisher: createPublisher({
      database,
      storage,
      cache,
      draft,
      liveVersions: () => listLiveVersions(database.db),
      clock,
      saveSourceMaps: sourceMaps.save,
      limit: archiveLimit,
    }),
    sourceMaps,
    environments: createEnvironments(database, clock),
    environment,
    releases,
    approvals: createApprovals({ database, clock, releases }),
    publisherKeys: createPublisherKeys(database, clock),
    flags: createFlags(database),
    origins: createOrigins(database, clock),
    restrictions: createRestrictions({ database, clock, releases }),
    tokens,
    trustedPublishing,
    accounts: createAccounts(database, clock),
    sessions,
    signIn: createSignIn(signInOptions),
    passkeys: createPasskeySignIn(signInOptions),
    consoleOrigin: options.consoleOrigin,
    oidc: options.oidc ? createOidc(options.oidc, { database, clock, signingKey: registryKey }) : null,
    callers: {
      async verify(text) {
        if (text.startsWith('pub_')) return trustedPublishing.verify(text);
        if (!text.startsWith('ses_')) return tokens.verify(text);
        const account = await sessions.verify(text);
        return account && { ...actorWith(account.name, account.grants), person: true };
      },
    },
    lastSeen: createLastSeenRecorder(database.db, clock),
    renders: createRenderCounts({ send: (counts) => saveRenders(database.db, environment, counts, clock()) }),
    countPurchase: (issued, stages) => database.transaction((tx) => countStages(tx, issued, stages, clock())),
    recordCustomer: (purchase) => recordCustomer(database.db, environment, purchase, clock()),
    watch: createWatch({ database, releases, clock, marginsOf: marginsIn(database.db) }),
    judge,
    rollouts: createRollouts({ database, releases, clock }),
    webhooks: createWebhooks(database, { clock, mail: options.mail, networks: options.webhookNetworks }),
    clock,
    gate,
    gateJobs: createGateJobs({ database, clock, releases }),
    gateAttempts: createGateAttempts({ database, clock, releases }),
    signingKey: keyOfEnvironment(registryKey, environment),
    signingKeyOf: (env) => keyOfEnvironment(registryKey, env),
    onRelease(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    history: (env, limit) => listReleases(database.db, env, { limit }),
    async figures() {
      const assignments = (await releases.head(environment))?.assignments ?? {};
      const found = await readVersionFigures(database.db, { env: environment, assignments }, clock());
      return { ...found, ...(await judge(environment)) };
    },
    async published() {
      const all = await listArtifacts(database.db);
      const byName = new Map(all.map(({ artifact }) => [`${artifact.remote}@${artifact.version}`, artifact]));
      return (remote, version) => byName.get(`${remote}@${version}`);
    },
    collect: (wanted, actor) => collectArtifacts({ database, storage, clock }, wanted, actor),
  };
}
