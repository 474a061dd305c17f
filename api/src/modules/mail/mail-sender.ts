import { waitAfter } from '@shop/server-kit/outbox';
import { inSpan } from '@shop/tracing';
import { mailBackoff, mailPollMs, mailSendMs, mailStopMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { logFailures, type RegularWork, runRegularly } from '../../platform/jobs/jobs';
import { maySend } from './optional-kinds';
import { claimMails, failExpiredMails, markFailed, markSent, postponeMail } from './repository';
import { DeliveryError, type MailTransport } from './smtp-transport';
import type { MailOutboxRow } from './tables';

/** Batch size. */
const BATCH = 10;

/** Longer than any attempt takes, so that an email is claimed again only when its sender is gone. */
const LEASE_MS = mailSendMs + 2 * 60_000;

export interface MailSenderContext {
  readonly database: Database;
  readonly transport: MailTransport;
  /** Called in the transaction that settles an email that the mail server permanently refused. */
  readonly onRefused?: (tx: Executor, mail: MailOutboxRow) => Promise<void>;
  readonly log: { warn(fields: object, message: string): void; error(fields: object, message: string): void };
  readonly now?: () => Date;
  /** Aborted on shutdown: emails in progress are finished, and the remaining ones are not started. */
  readonly stopping?: AbortSignal;
}

type SenderWithClock = MailSenderContext & { readonly now: () => Date };

async function sendOne(context: SenderWithClock, mail: MailOutboxRow): Promise<void> {
  const { database, transport, log, now, onRefused } = context;
  if (!(await maySend(database.db, mail)))
    return markFailed(database.db, mail.id, now(), 'consent withdrawn');
  try {
    await inSpan({ name: `send mail ${mail.kind}`, kind: 'client', root: true }, () => transport.send(mail));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const fields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: error.reason };
    if (error.permanent) {
      log.warn(fields, 'email rejected');
      return database.transaction(async (tx) => {
        await markFailed(tx, mail.id, now(), error.reason);
        await onRefused?.(tx, mail);
      });
    }
    log.warn(fields, 'email postponed');
    const next = new Date(now().getTime() + waitAfter(mail.attempts, mailBackoff));
    return postponeMail(database.db, mail.id, next, error.reason);
  }
  // A crash between the server's acceptance and this line would send the email again, with the same Message-ID.
  await markSent(database.db, mail.id, now());
}

/**
 * Sends the emails that are due and resolves when none are left. Several instances may do so at once: each email is claimed by
 * one. Rejects when the database is unavailable.
 */
export async function sendDueMails(options: MailSenderContext): Promise<void> {
  const context = { now: () => new Date(), ...options };
  const { database, now, stopping } = context;
  await failExpiredMails(database.db, now());
  while (!stopping?.aborted) {
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    const mails = await claimMails(database.db, { now: now(), leaseUntil, limit: BATCH });
    await Promise.all(mails.map((mail) => sendOne(context, mail)));
    if (mails.length < BATCH) return;
  }
}

/** Polls the outbox until stopped. Stopping aborts emails that take longer than `mailStopMs`. */
export function startMailSender(context: Omit<MailSenderContext, 'stopping'>): RegularWork {
  const stop = new AbortController();
  const { log, transport } = context;
  const work = runRegularly(
    logFailures(
      () => sendDueMails({ ...context, stopping: stop.signal }),
      log,
      'the email outbox could not be read',
    ),
    mailPollMs,
  );
  return {
    async stop() {
      stop.abort();
      const abortSending = setTimeout(() => transport.close(), mailStopMs);
      await work.stop();
      clearTimeout(abortSending);
      transport.close();
    },
  };
}
