import type { Artifact, Assignment, ShellContract } from '@shop/contracts';
import type { Freeze, GateReport } from '@shop/contracts/registry';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Previews } from '../../domain/previews';
import type { Grant } from '../../domain/roles';
import type { ApprovalTable } from './approval-table';
import type { Json, Moment } from './column-types';
import type { CustomerTable, NetworkTable } from './evidence-tables';
import type { FunnelSessionTable } from './funnel-table';
import type { ApprovedOriginTable } from './policy-table';
import type { ProvenanceTable, PublisherKeyTable } from './provenance-tables';
import type { SourceMapTable } from './source-map-table';
import type { RolloutEventTable, RolloutTable } from './rollout-tables';
import type { WebhookTable } from './webhook-tables';

/** A published version. Its row is never deleted: it reserves the version for these bytes, even after their files are removed. */
export interface ArtifactTable {
  remote: string;
  version: string;
  digest: string;
  record: Json<Artifact>;
  published_by: string;
  at: Moment;
  /** Since when its files are stored; null before, and after they were removed. */
  stored_at: Moment | null;
}

/** One entry of the list of releases; append-only. */
export interface ReleaseTable {
  env: string;
  seq: number;
  parent: number | null;
  assignments: Json<Record<string, Assignment>>;
  actor: string;
  reason: string;
  at: Moment;
}

/** One row per environment: which release is live. It is changed by compare-and-set only. */
export interface EnvTable {
  env: string;
  head: number | null;
  freezes: Json<Record<string, Freeze>>;
  shell: Json<ShellContract> | null;
  /** Versions that may be previewed, by remote: beside the releases, so that adding one makes no release. */
  previews: ColumnType<Previews, string | undefined, string>;
  /** Until when a version may be previewed, ISO 8601, by `catalog@1.3.0`; those without an end are left out. */
  preview_leases: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  /** The environment in which versions have to be live before they are here; null for none. */
  source: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A version that was rolled back; its row is deleted when it is released again on purpose. */
export interface RolledBackTable {
  env: string;
  remote: string;
  version: string;
  actor: string;
  reason: string;
  at: Moment;
}

/** Who did what; each row carries the hash of the one before. */
export interface AuditTable {
  id: Generated<number>;
  env: string;
  action: string;
  actor: string;
  at: Moment;
  /** The exact text that was hashed. */
  entry: string;
  previous: string;
  hash: string;
}

/** Stored responses, for a call that is sent again. */
export interface IdempotencyTable {
  key: string;
  actor: string;
  request: string;
  answer: Json<unknown>;
  at: Moment;
}

export interface TokenTable {
  id: string;
  name: string;
  grants: Json<readonly Grant[]>;
  /** sha256 of the secret half; the secret itself is never stored. */
  hash: string;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
  /** When it was last used, to the minute. */
  seen_at: Moment | null;
  revoked_at: Moment | null;
}

/** A person who signs in to the console. */
export interface AccountTable {
  id: string;
  name: string;
  /** The reserved name that it had, which still signs in; null for most. */
  former_name: ColumnType<string | null, string | undefined, string>;
  grants: Json<readonly Grant[]>;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  /** Base32; null until the authenticator is being set up. */
  totp_secret: string | null;
  /** The last 30 s step whose code was used, so that no code works twice; null before the first. */
  totp_step: ColumnType<number | string | null, number | null, number | null>;
  recovery_hashes: Json<readonly string[]>;
  invitation_hash: string | null;
  invitation_until: Moment | null;
  /** The OpenID Connect provider that signs them in; null for an account with a password. */
  oidc_issuer: string | null;
  /** Whom that provider knows them as, for good. */
  oidc_subject: string | null;
  created_by: string;
  created_at: Moment;
  disabled_at: Moment | null;
}

/** A browser in which somebody is signed in. */
export interface SessionTable {
  id: string;
  account: string;
  /** sha256 of the secret half of its cookie. */
  hash: string;
  /** False while the authenticator is not set up: it may do nothing else then. */
  enrolled: boolean;
  /** Its user agent, for its owner to know it by. */
  browser: string;
  created_at: Moment;
  /** To the minute. */
  seen_at: Moment;
}

/** Sessions and failures of one version in one window of 30 s. */
export interface HealthTable {
  env: string;
  remote: string;
  version: string;
  variant: string;
  window_start: Moment;
  /** Estimated sessions: a sampled one counts for ten. */
  sessions: number;
  /** Sessions that reported at all. */
  reports: number;
  failures: number;
  errors: number;
  loads: number;
  load_ms: number;
  lcps: number;
  lcp_ms: number;
  /** Server renders, which are not sessions. */
  server_renders: Generated<number>;
  /** Those of them that threw, took too long or died. */
  server_failures: Generated<number>;
  /** Sessions that saw a product, added one to the cart, opened the checkout. */
  products: Generated<number>;
  carts: Generated<number>;
  checkouts: Generated<number>;
  /** Sessions that pressed Pay, paid, met a failing API from then on, and got their order: counted by the shop. */
  pays: Generated<number>;
  paid: Generated<number>;
  blocked: Generated<number>;
  orders: Generated<number>;
}

/** How many page views of one day had a web vital in one bucket of its scale. */
export interface ErrorTable {
  env: string;
  remote: string;
  version: string;
  /** Hash of the message without numbers and of the line that threw. */
  fingerprint: string;
  message: string;
  stack: string;
  /** Pages that reported it. */
  count: number;
  first_seen: Moment;
  last_seen: Moment;
}

export interface VitalTable {
  env: string;
  /** Midnight, UTC. */
  day: Moment;
  /** Seq of the page's release. */
  seq: number;
  /** Route pattern of the page. */
  page: string;
  /** A remote that serves the page; empty, like its version, in the row that counts each page view once. */
  remote: string;
  version: string;
  name: string;
  bucket: number;
  count: number;
}

/** A session that has been counted for a version, so that it counts once. */
export interface HealthSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  failed: boolean;
  /** Whether it is in the sums of the version's health: only evidence is. */
  counted: Generated<boolean>;
  /** Whether an order was paid in this browser before, and its network is known. */
  customer: Generated<boolean>;
  /** Hashes of where it reported from; null in rows of an older registry. */
  address: Generated<string | null>;
  network: Generated<string | null>;
  at: Moment;
}

export interface LastSeenTable {
  remote: string;
  version: string;
  at: Moment;
}

/** A report of the gate on a set of versions. */
export interface GateReportTable {
  id: Generated<number>;
  env: string;
  /** Identifies the set of versions, by their digests. */
  set_id: string;
  at: Moment;
  report: Json<Omit<GateReport, 'id'>>;
}

/** A page as it is live and with the candidate: JPEG, as base64. */
export interface GatePictureTable {
  report: number;
  place: number;
  live: string;
  candidate: string;
}

/** Single values: keys for signatures, the leader's lease, the state of the canary watch. */
export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

/** A type, not an interface: the query builder joins it with others' tables. */
export type RegistryTables = {
  registry_approval: ApprovalTable;
  registry_artifact: ArtifactTable;
  registry_release: ReleaseTable;
  registry_env: EnvTable;
  registry_rolled_back: RolledBackTable;
  registry_audit: AuditTable;
  registry_idempotency: IdempotencyTable;
  registry_token: TokenTable;
  registry_account: AccountTable;
  registry_session: SessionTable;
  registry_health: HealthTable;
  registry_health_session: HealthSessionTable;
  registry_network: NetworkTable;
  registry_customer: CustomerTable;
  registry_funnel_session: FunnelSessionTable;
  registry_vital: VitalTable;
  registry_error: ErrorTable;
  registry_source_map: SourceMapTable;
  registry_last_seen: LastSeenTable;
  registry_gate_report: GateReportTable;
  registry_gate_picture: GatePictureTable;
  registry_publisher_key: PublisherKeyTable;
  registry_provenance: ProvenanceTable;
  registry_approved_origin: ApprovedOriginTable;
  registry_rollout: RolloutTable;
  registry_rollout_event: RolloutEventTable;
  registry_setting: SettingTable;
  registry_webhook: WebhookTable;
};

/** A database handle or an open transaction. */
export type Db = Kysely<RegistryTables>;
export type Tx = Transaction<RegistryTables>;

/** The database that the registry is given; it opens none of its own. */
export interface RegistryDatabase {
  readonly db: Db;
  /** The same for long work, such as migrations. */
  readonly long: { readonly db: Db };
  /** PostgreSQL schema of the tables; its default is the user's search path. */
  readonly schema?: string | undefined;
  /** Commits when `work` resolves, rolls back when it rejects. Inside, only `tx` may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
