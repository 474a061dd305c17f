import { createSmtpTransport, DeliveryError, type MailSettings } from '@shop/api';
import type { Mail } from '@shop/registry';

/**
 * The shop's mail server, for what the registry notifies people of; undefined without one. Such mails are few: each opens a new connection, so that there is none to close when the process stops.
 */
export function registryMail(settings: MailSettings | undefined, consoleUrl: string): Mail | undefined {
  if (!settings) return undefined;
  return {
    consoleUrl,
    async send({ to, subject, text, key }) {
      const transport = createSmtpTransport(settings);
      try {
        const mail = {
          message_key: key,
          recipient: to,
          reply_to: null,
          subject,
          body_text: text,
          body_html: null,
        };
        await transport.send(mail);
        return null;
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        return `The mail server did not accept it: ${error.reason}.`;
      } finally {
        transport.close();
      }
    },
  };
}
