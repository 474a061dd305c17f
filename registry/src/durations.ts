/** Intervals, time limits and retention periods of the registry: in ms, unless the name ends with another unit. */

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

// Monitoring

/** Length of a window of the health table. */
export const windowMs = 30_000;
/** How often canaries, rollouts and previews are checked: twice per window, so that a late timer does not skip a window. */
export const checkIntervalMs = windowMs / 2;
/** Lease of the process that runs the checks: a different process may take over after it, such as after a crash. */
export const checkLeaseMs = minuteMs;
/** How long a promoted version is monitored and can be rolled back automatically. */
export const bakeMs = 30 * minuteMs;
/** How long the judgement of a promoted version is shown. */
export const judgementShownMs = dayMs;
/** How long a shopper may take for the next step before a sale counts as missed. */
export const settleMs = 5 * minuteMs;
/** A second automatic rollback of a remote within this time freezes it until a person decides. */
export const cooldownMs = 30 * minuteMs;
/** How far back the rates of the previous version are measured. */
export const versionHistoryMs = 7 * dayMs;
/** How far back the sales are measured that current sales are compared with. */
export const salesHistoryMs = 7 * dayMs;
/** How long monitoring may take to check a rollout stage at its end. */
export const stageCheckMs = 2 * minuteMs;
/** How long the console shows an automatic rollback. */
export const rollbackShownMs = dayMs;

// Reports of browsers and shops

/** How long a page may send reports. */
export const permitMs = dayMs;
/** How long a network must be known before its reports are evidence. */
export const knownAfterMs = 3 * dayMs;
/** Resolution of when a network was last seen. */
export const networkSeenMs = hourMs;
/** How long ago an order must be paid before its browser confirms failures. */
export const confirmAfterMs = dayMs;
/** Period over which the share of customers is measured. */
export const customerShareMs = 6 * hourMs;
/** How long server renders are collected before they are stored. */
export const renderBatchMs = 1000;
/** Resolution of when live versions were last used. */
export const liveSeenMs = 10_000;

/** Retention in days. */
export const retentionDays = {
  /** Longer than a session can report: its row is evidence, and prevents counting it twice. */
  sessions: 3,
  /** A network that was not seen for this long counts as unknown again. */
  networks: 30,
  customers: 180,
  health: 30,
  errors: 30,
  vitals: 30,
  shellSourceMaps: 90,
  idempotencyKeys: 7,
  /** Compressed files that were not requested for this long belong to removed versions. */
  compressedFiles: 30,
} as const;

// Releases and storage

/** How long a new release waits for its preparation. */
export const prepareMs = 5000;
/** How long a request can be approved: over a weekend. */
export const approvalMs = 72 * hourMs;
/** Delay of the removal of unused compressed files, so that it does not slow down the start. */
export const compressedCleanUpMs = minuteMs;
/** Timeout for connecting to the bucket. */
export const bucketConnectMs = 3000;
/** Timeout for a response of the bucket that stalls. */
export const bucketSilentMs = 10_000;

// Gate jobs

/** How long a worker may go without renewing its job before a different worker takes it, such as after a crash. */
export const gateLeaseMs = minuteMs;
/** A worker counts as running for this long after its last call. */
export const gateWorkerMs = 30_000;
/** Resolution of a worker's last call. */
export const gateWorkerSeenMs = 5000;
/** Delay before a failed job is tried again. */
export const gateRetryMs = 15_000;

// Sign-in and tokens

/** Time to sign in at the OpenID Connect provider. */
export const attemptMs = 10 * minuteMs;
/** How long the metadata of sign-in providers and pipelines' issuers is cached. */
export const providerMetadataMs = hourMs;
/** Timeout of a request to the provider. */
export const providerTimeoutSeconds = 10;
/** Lifetime of the token that a pipeline gets for its ID token. */
export const pipelineTokenMs = 15 * minuteMs;
/** Tolerated difference between the clocks of an issuer and the registry. */
export const tokenClockSkewSeconds = 60;
/** Lifetime of the console's session cookie. */
export const consoleSessionSeconds = dayMs / 1000;
/** Default lifetime of a token. */
export const tokenDays = 90;
/** A start of the registry replaces an admin token that expires within this time. */
export const adminTokenRenewalDays = 30;
/** Lifetime of a configured token: valid until it is revoked, in practice. */
export const givenTokenDays = 3650;
/** How long before its expiry a token is marked as expiring. */
export const tokenWarningMs = 14 * dayMs;
/** Resolution of a token's last use. */
export const tokenUseMs = minuteMs;

// Shoppers and staff

/** Lifetime of a shopper's cohort cookie. */
export const cohortSeconds = (365 * dayMs) / 1000;
/** Lifetime of the cookie with previewed versions. */
export const previewSeconds = dayMs / 1000;
/** Lifetime of a link that marks a browser as staff. */
export const staffLinkMs = hourMs;
/** How long a browser stays marked as staff. */
export const staffMs = 30 * dayMs;

// Webhooks

/** How often undelivered messages are looked up. Rollbacks are reported immediately. */
export const deliverIntervalMs = 5000;
/** Timeout of a delivery. */
export const deliverTimeoutMs = 10_000;
/** Lease of a delivery, longer than any delivery takes: a crashed process delays a webhook for this long. */
export const deliverLeaseMs = 2 * minuteMs;
/** Delay after a failed attempt; doubled after each further failure, up to the maximum. */
export const deliverRetry = { firstMs: 10_000, maxMs: hourMs } as const;
/** Messages that are older are skipped after a failed attempt. */
export const deliverMaxAgeMs = dayMs;
/** How long a replaced secret also signs: the time to give the receiver the new one. */
export const previousSecretMs = dayMs;

// Responses

/** `Retry-After` while the database or the storage is unavailable. */
export const retrySeconds = 5;
/** `Retry-After` while a disk is full, which waits for a person. */
export const fullDiskRetrySeconds = 60;
