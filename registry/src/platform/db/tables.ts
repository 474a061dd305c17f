import type { Generated, Kysely, Transaction } from 'kysely';
import type { PasskeyChallengeTable, PasskeyTable } from '@shop/server-kit/passkey-store';
import type { AccountTable, SessionTable } from '../../modules/accounts/tables';
import type { ApprovalTable } from '../../modules/approvals/tables';
import type { ArtifactTable } from '../../modules/artifacts/tables';
import type { EnvTable } from '../../modules/environments/tables';
import type {
  GateJobTable,
  GatePictureTable,
  GateReportTable,
  GateWorkerTable,
} from '../../modules/gate/tables';
import type { ApprovedOriginTable } from '../../modules/origins/tables';
import type { ProvenanceTable, PublisherKeyTable } from '../../modules/provenance/tables';
import type { ReleaseTable, RolledBackTable } from '../../modules/releases/tables';
import type { RestrictionTable } from '../../modules/restrictions/tables';
import type { RolloutEventTable, RolloutTable } from '../../modules/rollouts/tables';
import type { SourceMapTable } from '../../modules/source-maps/tables';
import type {
  CustomerTable,
  ErrorTable,
  FunnelSessionTable,
  HealthSessionTable,
  HealthTable,
  LastSeenTable,
  NetworkTable,
  VitalTable,
} from '../../modules/telemetry/tables';
import type { TokenTable } from '../../modules/tokens/tables';
import type { PipelineTokenTable, TrustedPublisherTable } from '../../modules/trusted-publishing/tables';
import type { WebhookTable } from '../../modules/webhooks/tables';
import type { Json, Moment } from './column-types';

/** The audit log. Each row contains the hash of the previous one. */
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

/** Stored responses for repeated calls. */
export interface IdempotencyTable {
  key: string;
  actor: string;
  request: string;
  answer: Json<unknown>;
  at: Moment;
}

/** Single values: signing keys, the leader's lease, the state of monitoring. */
export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

/** Not an interface, as the query builder needs a type for joins. */
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
  registry_passkey: PasskeyTable<string>;
  registry_passkey_challenge: PasskeyChallengeTable<string>;
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
  registry_gate_job: GateJobTable;
  registry_gate_worker: GateWorkerTable;
  registry_publisher_key: PublisherKeyTable;
  registry_provenance: ProvenanceTable;
  registry_approved_origin: ApprovedOriginTable;
  registry_trusted_publisher: TrustedPublisherTable;
  registry_pipeline_token: PipelineTokenTable;
  registry_restriction: RestrictionTable;
  registry_rollout: RolloutTable;
  registry_rollout_event: RolloutEventTable;
  registry_setting: SettingTable;
  registry_webhook: WebhookTable;
};

/** A database handle or an open transaction. */
export type Db = Kysely<RegistryTables>;
export type Tx = Transaction<RegistryTables>;

/** The database of the registry, which the caller opens. */
export interface RegistryDatabase {
  readonly db: Db;
  /** Database handle for long work, such as migrations. */
  readonly long: { readonly db: Db };
  /** PostgreSQL schema of the tables; its default is the user's search path. */
  readonly schema?: string | undefined;
  /** Commits when `work` resolves, rolls back when it rejects. Inside, only `tx` may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
