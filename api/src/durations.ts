/**
 * Timeouts, intervals and lifetimes of the API, in ms. Operators set retention periods in the environment, see `retention.ts`; rate
 * limits are next to the routes that they protect.
 */

import { timings } from '@shop/config';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// Process

/** A shutdown that takes longer is forced. */
export const shutdownMs = 30 * second;
/** How long a connection is idle before a server that has stopped listening closes it: its next request may be on the way. */
export const idleBeforeCloseMs = 0.25 * second;
/** How long a client may take to send a request. */
export const requestMs = 30 * second;
/** How often expired data is deleted. */
export const maintenanceMs = hour;
/** How long the metrics of orders and waiting work are cached: counting is not free, and several scrapers may ask. */
export const workCountsMs = 15 * second;
/** How long the shop shows the preview of an unsaved product. */
export const previewMs = hour;
/** How long counted visits are batched into one write. */
export const visitBatchMs = 10 * second;

// Database

/**
 * PostgreSQL, for requests and jobs. The server enforces the limits of statements and locks. They are shorter than `responseMs`, so
 * that its error, which gives the reason, arrives first.
 */
export const shortStatements = {
  statementMs: 5 * second,
  lockMs: 4 * second,
  idleTransactionMs: 10 * second,
  responseMs: 6 * second,
};
/** PostgreSQL, for migrations, seeding, imports and maintenance: an index over a million rows takes minutes. */
export const longStatements = {
  statementMs: 2 * hour,
  lockMs: 2 * hour,
  idleTransactionMs: hour,
  responseMs: 2 * hour + second,
};
/** How long a statement waits for a connection of the pool. */
export const poolWaitMs = 3 * second;
/** How long a statement waits for the only connection of the embedded database. */
export const embeddedWaitMs = 10 * second;
/** A statement that takes longer triggers a check of whether the server still responds. */
export const slowStatementMs = second;
/** How long the database may take to respond to a health check. */
export const probeMs = 1500;
/** Interval between health checks while the database is down. */
export const probeRetryMs = 500;
/** How long a connection is idle before the system sends TCP keep-alives, which detect an unreachable host. */
export const keepAliveMs = 5 * second;
/** Timeout for closing an idle connection. */
export const closeConnectionMs = second;
/** How long closing the pools waits for running statements. */
export const poolEndMs = 10 * second;
/** Interval between attempts to reopen the connection for notifications. */
export const listenerRetryMs = second;
/** How often the connection for notifications is checked: it only receives, so a dead one would go unnoticed. */
export const listenerHeartbeatMs = 2 * second;
/** Timeout for opening and closing the connection for notifications, and for its responses to heartbeats. */
export const listenerResponseMs = 2 * second;
/** Interval between attempts to start the embedded database. */
export const embeddedRetryMs = 3 * second;
/** How long a process that died while migrating delays others, on databases without advisory locks. */
export const migrationLeaseMs = 10 * minute;
/** Interval between attempts to acquire the migration lease. */
export const migrationLeaseRetryMs = 500;

// Caches

/** How long responses are cached while notifications of changes may be missed. */
export const unnotifiedCacheMs = 2 * second;
/** The maximum age of a response that is served because no newer one is available. */
export const staleResponseMs = hour;
/** How long the catalogue's version and long lists filtered by availability are cached. */
export const catalogueVersionMs = 2 * second;
/** How long the counts of a large list's facets are cached while only stock changes. */
export const facetCountsMs = 30 * second;
/** The minimum time between two notifications of stock changes: in a rush, every order changes the stock. */
export const stockNotificationMs = 250;
/** Retry interval for looking up when the next sale starts or ends. */
export const priceChangeRetryMs = 2 * second;
/** How often the catalogue's version is read from databases without notifications. */
export const catalogueChangesMs = second;
/** How far a replica may lag behind: no longer than responses are cached while notifications may be missed. */
export const maxReplicaLagMs = unnotifiedCacheMs;
/** How often a replica's position is checked. */
export const replicaCheckMs = 500;
/** The same, while a request waits for the replica. */
export const replicaWaitCheckMs = 25;

// Shoppers and staff

/** How long a shopper's session lasts after the last visit. */
export const sessionMs = 30 * day;
/** A session's expiry is extended at most this often, so that not every read writes. */
export const sessionExtensionMs = day;
/** How long a browser is recognised after the last sign-in: most shoppers return within a year. */
export const knownBrowserMs = 365 * day;
/** The lifetime of the staff's session cookie; the session ends sooner without use. */
export const staffCookieMs = day;
/** How long a link that resets a password works. */
export const resetLinkMs = 30 * minute;
/** How often requests to reset a password are processed. */
export const resetPollMs = 2 * second;
/** How long the idempotency keys of staff's requests are stored: a browser repeats a request within minutes. */
export const requestKeyMs = 7 * day;
/** How often the last use of an uploaded photo is updated: its retention period is measured in days. */
export const photoUseMs = day;

// Emails

/** How often the outbox is polled. */
export const mailPollMs = 2 * second;
/** How long one email may take to send. */
export const mailSendMs = minute;
/** Delay after a failed attempt to send; doubled after each further failure, up to the maximum. */
export const mailBackoff = { firstMs: minute / 2, maxMs: hour };
/** How long the unsubscribe link of an optional email works. */
export const stopLinkMs = 365 * day;
/** Lifetime of the link that confirms a product alert. */
export const confirmAlertMs = 2 * day;
/** How long a confirmed product alert waits before it expires. */
export const alertExpiryMs = 365 * day;
/** Minimum time before a repeated request for a product alert sends the link again. */
export const askAgainMs = 10 * minute;
/** How often the requested links are sent: the shopper is waiting for one. */
export const askPollMs = 2 * second;
/** How often the shop checks for products that are back in stock or cheaper. */
export const alertPollMs = minute / 2;
/** Timeout for connecting to the mail server, for its greeting, and for an idle connection. */
export const smtpConnectionMs = 10 * second;
/** How long the mail server may be silent during a transfer. */
export const smtpSocketMs = 30 * second;
/** How long a shutdown waits for the mail server. */
export const mailStopMs = 5 * second;
/** How long an email is worth sending. */
export const mailExpiryMs = 3 * day;
/** How long the email with an enquiry is worth sending: staff can still reply weeks later. */
export const enquiryMailExpiryMs = 14 * day;

// Payment provider

/** Timeout of one attempt of a call. */
export const providerAttemptMs = 5 * second;
/** Timeout of all attempts of a call: shoppers wait for some calls. */
export const providerCallMs = 12 * second;
/** Delay before the second attempt; doubled after each. */
export const providerBackoffMs = 150;
/** How often outages of payment methods are read. */
export const downtimePollMs = minute / 2;
/** How often settlements and disputes are read. */
export const reportsPollMs = 6 * hour;
/** How far back settlements are read on the first run. */
export const settlementHistoryMs = 30 * day;
/** How far back settlements are read on each later run. */
export const settlementOverlapMs = 3 * day;
/** A payment that is not settled after this time is reported to staff. */
export const settlementLateMs = 7 * day;
/** Interval between requests for a report that the provider does not offer to the account. */
export const reportsRetryMs = day;
/** How long outages that have ended are stored. */
export const downtimeRetentionMs = 90 * day;

// Couriers

/** Timeout of one attempt of a call. Some couriers print a label within the call. */
export const courierAttemptMs = 10 * second;
/**
 * Timeout of all attempts of a call, and of all calls in a staff member's step. The office waits longer, because the
 * database needs time too.
 */
export const courierCallMs = timings.officeCall - 5 * second;
/** Delay before the second attempt; doubled after each. */
export const courierBackoffMs = 300;
/** How long a Shiprocket token is used; it is valid for ten days. */
export const shiprocketTokenMs = 9 * day;
/** How often stored webhooks of couriers are checked for ones that are due again. */
export const courierInboxPollMs = minute;
/** How often couriers are polled for parcels without updates. */
export const parcelPollMs = 30 * minute;
/** A parcel is polled each time it has gone this long without an update. */
export const parcelSilenceMs = 6 * hour;

// Carts of accounts

/** How long the cart changes that browsers sent are remembered, in case a browser repeats one. */
export const accountChangeMs = 90 * day;

// Orders

/** How long a checkout reserves the stock. */
export const reservationMs = 20 * minute;
/** Repeating a checkout extends its reservation, until the order is this old. */
export const maxReservationMs = hour;
/** Minimum duration of a hold: a shorter one would not leave time to pay. */
export const minHoldMs = 8 * minute;
/** How long the provider's window may stay open. */
export const paymentWindowMs = 15 * minute;
/** The window closes this long before the hold ends, so that a payment in progress still finds its units. */
export const windowMarginMs = 3 * minute;
/** How long expired unpaid holds count against the shopper who made them. */
export const holdMemoryMs = hour;
/** How long an authorised payment that is not captured holds the stock. */
export const confirmingMs = day;
/** How long an accepted exchange waits for its item, and reserves the replacement. */
export const exchangeWaitMs = 21 * day;
/** How often the reconciler runs, and the minimum time between two checks of one order. */
export const reconcileMs = minute;
/** The maximum time between two checks of an expired order. */
export const maxCheckIntervalMs = 6 * hour;
/** Time from an order's payment to the first check for a second payment. */
export const settledCheckMs = 30 * minute;
/** How long applied webhooks are stored; the provider repeats none for more than a week. */
export const webhookRetentionMs = 90 * day;
