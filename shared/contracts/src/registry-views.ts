import type { components, paths } from './generated/registry';
import type { Artifact } from './release';

/** Responses of the registry's API for operators and their tools; generated from the registry's schemas. */
type Schemas = components['schemas'];

export type ApprovedOrigin = Schemas['ApprovedOrigin'];
export type RemoteOrigins = Schemas['RemoteOrigins'];
export type Plan = Schemas['Plan'];
/** A change that waits, or waited, for a second person. */
export type Approval = Schemas['Approval'];
export type ApprovalPolicy = Schemas['ApprovalPolicy'];
export type GatePolicy = Schemas['GatePolicy'];
export type GateFinding = Schemas['GateFinding'];
export type GatePage = Schemas['GatePage'];
export type GateReport = Schemas['GateReport'];
export type GateReportRequest = Schemas['GateReportRequest'];
export type GateState = Schemas['GateState'];
export type Problem = Schemas['Problem'];
export type Change = Schemas['Change'];
export type RolledBack = Schemas['RolledBack'];
export type Freeze = Schemas['Freeze'];
export type EnvState = Schemas['EnvState'];
export type Environment = Schemas['Environment'];
export type SourceState = Schemas['SourceState'];
export type AuditRow = Schemas['AuditRow'];
export type PastRelease = Schemas['PastRelease'];
export type ActorKind = NonNullable<AuditRow['actorKind']>;
export type HealthWindow = Schemas['HealthWindow'];
export type HealthOverview = Schemas['HealthOverview'];
export type HealthOfRemote = Schemas['HealthOfRemote'];
export type ErrorsOfRemote = Schemas['ErrorsOfRemote'];
export type ErrorWithSources = Schemas['ErrorWithSources'];
export type WatchState = Schemas['WatchState'];
export type Judged = Schemas['Judged'];
export type Judgement = Schemas['Judgement'];
export type SalesState = Schemas['SalesState'];
export type BakeState = Schemas['BakeState'];
export type Rollout = Schemas['Rollout'];
export type RolloutStage = Schemas['RolloutStage'];
export type RolloutEvent = Schemas['RolloutEvent'];
export type RolloutWithHistory = Schemas['RolloutWithHistory'];
/** Body of `POST /envs/{env}/rollouts`. */
export type RolloutRequest = Schemas['RolloutRequest'];
export type ChangeWindows = Schemas['ChangeWindows'];
export type StaffPass = Schemas['StaffPass'];
export type VitalSummary = Schemas['VitalSummary'];
export type VitalsList = Schemas['VitalsList'];
export type ListedArtifact = Omit<Schemas['ListedArtifact'], 'routes' | 'slots'> &
  Pick<Artifact, 'routes' | 'slots'>;
export type Published = Schemas['Published'];
export type SourceMapsStored = Schemas['SourceMapsStored'];
export type Provenance = Schemas['Provenance'];
export type PublisherKey = Schemas['PublisherKey'];
export type PublisherKeyList = Schemas['PublisherKeyList'];
export type SignatureState = Schemas['SignatureState'];
export type CollectResponse = Schemas['CollectResponse'];
export type Grant = Schemas['Grant'];
export type Actor = Schemas['Actor'];
export type AccountView = Schemas['AccountView'];
export type AccountList = Schemas['AccountList'];
export type Invitation = Schemas['Invitation'];
export type NewSession = Schemas['NewSession'];
export type OpenIdAttempt = Schemas['OpenIdAttempt'];
export type OpenIdSignOut = Schemas['OpenIdSignOut'];
export type Enrolled = Schemas['Enrolled'];
export type Authenticator = Schemas['Authenticator'];
export type Me = Schemas['Me'];
export type SessionList = Schemas['SessionList'];
export type TokenView = Schemas['TokenView'];
export type TokenList = Schemas['TokenList'];
export type IssuedToken = Schemas['IssuedToken'];
export type SigningKey = Schemas['SigningKey'];
export type WebhookView = Schemas['WebhookView'];
export type WebhookList = Schemas['WebhookList'];
export type IssuedWebhook = Schemas['IssuedWebhook'];
export type WebhookTest = Schemas['WebhookTest'];
/** Body of a refused call of the registry. */
export type RegistryFailure = Schemas['Failure'];

/** One page of a list, and where the next one begins: null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: number | null;
}
export type ArtifactList = { readonly items: readonly ListedArtifact[] };
export type AuditCheck =
  paths['/registry/v1/audit/check']['get']['responses']['200']['content']['application/json'];
