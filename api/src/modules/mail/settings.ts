import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';

export interface MailSettings {
  /** Holds a password: never in a log or a message. */
  readonly smtpUrl: string;
  /** The address that emails come from; the shop's name is put before it. */
  readonly from: string;
  /** Where links in emails lead. Never taken from a request, whose Host header anybody may write. */
  readonly linkOrigin: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/**
 * Reads SMTP_URL and MAIL_FROM; undefined without SMTP_URL: the shop then sends no email. Throws a line for the
 * operator when one of them is wrong, or when there is no PUBLIC_ORIGIN (`linkOrigin`) to link to.
 */
export function readMailSettings(env: Environment, linkOrigin: string | undefined): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = '' } = env;
  if (!smtpUrl) return undefined;
  if (!isSmtpUrl(smtpUrl)) {
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example:587 or smtps://….');
  }
  // A relay of a local network has addresses such as shop@mailhost, without a dot.
  if (from !== '' && !isEmailAddress(from) && !isEmailAddress(`${from}.local`))
    throw new Error(`MAIL_FROM must be an e-mail address, not "${from}".`);
  if (linkOrigin === undefined)
    throw new Error('SMTP_URL needs PUBLIC_ORIGIN too: links in mails lead there.');
  return { smtpUrl, from: from || shop.email, linkOrigin };
}
