import type { RegularWork } from '../../platform/jobs/jobs';
import { startMailSender, type MailSenderContext } from './mail-sender';
import { createMailer, noMailer, type Mailer } from './mailer';
import type { MailSettings } from './settings';
import { createSmtpTransport } from './smtp-transport';

/** What the shop sends email with; one a process. */
export interface MailService {
  readonly mailer: Mailer;
  /** Starts sending what is stored. Without settings there is nothing to start. */
  start(): RegularWork;
}

/** Prepares mail as the settings say. No mail server is asked before `start`. */
export function openMail({
  settings,
  database,
  log,
  onRefused,
}: Pick<MailSenderContext, 'database' | 'log' | 'onRefused'> & {
  readonly settings: MailSettings | undefined;
}): MailService {
  if (!settings) return { mailer: noMailer, start: () => ({ stop: () => Promise.resolve() }) };
  return {
    mailer: createMailer(),
    start: () => startMailSender({ database, log, onRefused, transport: createSmtpTransport(settings) }),
  };
}
