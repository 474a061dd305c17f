import type { Artifact } from '@shop/contracts';
import type { RegistrySchemas } from './generated/registry';

export type { RegistrySchemas };

export type ApprovedOrigin = RegistrySchemas['ApprovedOrigin'];
export type RemoteOrigins = RegistrySchemas['RemoteOrigins'];
/** A banned or deprecated version. */
export type Restriction = RegistrySchemas['Restriction'];
export type Restricted = RegistrySchemas['Restricted'];
export type Plan = RegistrySchemas['Plan'];
/** A change that is, or was, waiting for approval by a second person. */
export type Approval = RegistrySchemas['Approval'];
export type ApprovalPolicy = RegistrySchemas['ApprovalPolicy'];
export type GatePolicy = RegistrySchemas['GatePolicy'];
export type GateFinding = RegistrySchemas['GateFinding'];
export type GatePage = RegistrySchemas['GatePage'];
export type GateReport = RegistrySchemas['GateReport'];
export type GateReportRequest = RegistrySchemas['GateReportRequest'];
/** A requested run of the gate. */
export type GateJob = RegistrySchemas['GateJob'];
export type GateQueue = RegistrySchemas['GateQueue'];
export type GateState = RegistrySchemas['GateState'];
/** A flag of a remote, with its declaration and value in an environment. */
export type Flag = RegistrySchemas['Flag'];
export type RemoteFlagList = RegistrySchemas['RemoteFlagList'];
export type Problem = RegistrySchemas['Problem'];
export type Change = RegistrySchemas['Change'];
export type RolledBack = RegistrySchemas['RolledBack'];
export type Freeze = RegistrySchemas['Freeze'];
export type EnvState = RegistrySchemas['EnvState'];
export type Environment = RegistrySchemas['Environment'];
export type SourceState = RegistrySchemas['SourceState'];
export type AuditCheck = RegistrySchemas['AuditCheck'];
export type AuditRow = RegistrySchemas['AuditRow'];
export type PastRelease = RegistrySchemas['PastRelease'];
export type ActorKind = NonNullable<AuditRow['actorKind']>;
export type HealthWindow = RegistrySchemas['HealthWindow'];
export type HealthOverview = RegistrySchemas['HealthOverview'];
export type HealthOfRemote = RegistrySchemas['HealthOfRemote'];
export type ErrorsOfRemote = RegistrySchemas['ErrorsOfRemote'];
export type ErrorWithSources = RegistrySchemas['ErrorWithSources'];
export type WatchState = RegistrySchemas['WatchState'];
export type Judged = RegistrySchemas['Judged'];
export type Judgement = RegistrySchemas['Judgement'];
export type SalesState = RegistrySchemas['SalesState'];
export type BakeState = RegistrySchemas['BakeState'];
export type Rollout = RegistrySchemas['Rollout'];
export type RolloutStage = RegistrySchemas['RolloutStage'];
export type RolloutEvent = RegistrySchemas['RolloutEvent'];
export type RolloutWithHistory = RegistrySchemas['RolloutWithHistory'];
/** Body of `POST /envs/{env}/rollouts`. */
export type RolloutRequest = RegistrySchemas['RolloutRequest'];
export type ChangeWindows = RegistrySchemas['ChangeWindows'];
export type StaffPass = RegistrySchemas['StaffPass'];
export type VitalSummary = RegistrySchemas['VitalSummary'];
export type VitalsList = RegistrySchemas['VitalsList'];
export type ListedArtifact = Omit<RegistrySchemas['ListedArtifact'], 'routes' | 'slots'> &
  Pick<Artifact, 'routes' | 'slots'>;
export type Published = RegistrySchemas['Published'];
export type SourceMapsStored = RegistrySchemas['SourceMapsStored'];
export type Pipeline = RegistrySchemas['Pipeline'];
export type PipelineToken = RegistrySchemas['PipelineToken'];
export type TrustedPublisher = RegistrySchemas['TrustedPublisher'];
export type TrustedPublisherList = RegistrySchemas['TrustedPublisherList'];
export type Provenance = RegistrySchemas['Provenance'];
export type PublisherKey = RegistrySchemas['PublisherKey'];
export type PublisherKeyList = RegistrySchemas['PublisherKeyList'];
export type SignatureState = RegistrySchemas['SignatureState'];
export type CollectResponse = RegistrySchemas['CollectResponse'];
export type Grant = RegistrySchemas['Grant'];
export type Actor = RegistrySchemas['Actor'];
export type AccountView = RegistrySchemas['AccountView'];
export type AccountList = RegistrySchemas['AccountList'];
export type Invitation = RegistrySchemas['Invitation'];
export type NewSession = RegistrySchemas['NewSession'];
export type OpenIdAttempt = RegistrySchemas['OpenIdAttempt'];
export type OpenIdSignOut = RegistrySchemas['OpenIdSignOut'];
export type Enrolled = RegistrySchemas['Enrolled'];
export type Authenticator = RegistrySchemas['Authenticator'];
export type Me = RegistrySchemas['Me'];
export type SessionList = RegistrySchemas['SessionList'];
/** A challenge for the browser of a passkey. */
export type PasskeyAttempt = RegistrySchemas['PasskeyAttempt'];
export type PasskeyList = RegistrySchemas['PasskeyList'];
export type NewPasskey = RegistrySchemas['NewPasskey'];
export type TokenView = RegistrySchemas['TokenView'];
export type TokenList = RegistrySchemas['TokenList'];
export type IssuedToken = RegistrySchemas['IssuedToken'];
export type SigningKey = RegistrySchemas['SigningKey'];
export type WebhookView = RegistrySchemas['WebhookView'];
export type WebhookList = RegistrySchemas['WebhookList'];
export type IssuedWebhook = RegistrySchemas['IssuedWebhook'];
export type WebhookTest = RegistrySchemas['WebhookTest'];
/** Response body of a failed request to the registry. */
export type RegistryFailure = RegistrySchemas['Failure'];

/** One page of a list, with the cursor of the next page, or null on the last page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: number | null;
}
export type ArtifactList = { readonly items: readonly ListedArtifact[] };
