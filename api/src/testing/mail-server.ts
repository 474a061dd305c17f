import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A local mail server that stores received emails. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Accepted emails, parsed. */
  readonly mails: Email[];
  /** Refuses further emails to that address with that code. */
  refuse(address: string, code: number): void;
  accept(address: string): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, without authentication and TLS. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, response) {
      const code = refused.get(address);
      response(code ? Object.assign(new Error('Rejected by the test'), { responseCode: code }) : null);
    },
    onData(stream, _session, response) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          mails.push(mail);
          response();
        }, response);
    },
  });
  // Disconnecting a client on purpose is not an error.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (address, code) => void refused.set(address, code),
    accept: (address) => void refused.delete(address),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
