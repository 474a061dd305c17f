import { listenerHeartbeatMs, listenerResponseMs, listenerRetryMs } from '../../durations';
import { DatabaseDownError, redactedFields } from './database-error';
import { type Listening, type NoticeListener, plainName, startDeadline } from './sql-source';
import { clientConfig, PostgresClient, type PostgresAddress } from './postgres-client';

/**
 * Listens on a separate connection, since those of the pool are closed when idle. A connection that is lost, or does not respond
 * to a heartbeat, is replaced, and `onNotice` is called with null, since notifications may have been missed. Never rejects;
 * `isLive` is false until the first connection is established. `changed` receives the reason while notifications are missed, and
 * undefined afterwards.
 */
export async function listenOnPostgres(
  address: PostgresAddress,
  channel: string,
  onNotice: NoticeListener,
  changed: (down: DatabaseDownError | undefined) => void,
): Promise<Listening> {
  const command = `listen ${plainName(channel)}`;
  let client: PostgresClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let live = false;
  let reported = false;
  let stopped = false;

  const lose = (lost: PostgresClient, cause?: unknown) => {
    if (client !== lost) return;
    client = undefined;
    live = false;
    lost.disconnect();
    if (stopped) return;
    if (!reported) {
      reported = true;
      changed(
        new DatabaseDownError(
          `Cannot listen for notifications of PostgreSQL: ${redactedFields(cause).message}`,
          {
            cause,
          },
        ),
      );
    }
    timer = setTimeout(() => void connect(), listenerRetryMs);
    timer.unref();
  };

  /** Sends a query; without a response in time the connection counts as lost. */
  const ask = async (current: PostgresClient, question: () => Promise<unknown>): Promise<boolean> => {
    const clearDeadline = startDeadline(listenerResponseMs, () => lose(current, new Error('no response')));
    try {
      await question();
      return client === current;
    } catch (error) {
      lose(current, error);
      return false;
    } finally {
      clearDeadline();
    }
  };

  const sendHeartbeats = (current: PostgresClient) => {
    timer = setTimeout(() => {
      void ask(current, () => current.query('select 1')).then(
        (responded) => responded && sendHeartbeats(current),
      );
    }, listenerHeartbeatMs);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const next = new PostgresClient(clientConfig(address, 'vintage-craft-listener'));
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ channel: notified, payload = '' }) => {
      if (notified === channel) onNotice(payload);
    });
    live = await ask(next, async () => {
      await next.connect();
      await next.query(command);
    });
    if (!live) return;
    if (reported) changed(undefined);
    reported = false;
    onNotice(null);
    sendHeartbeats(next);
  };

  await connect();
  return {
    isLive: () => live,
    async caughtUp() {
      const current = client;
      // PostgreSQL sends the notifications of earlier commits before it is ready for the next statement.
      if (live && current && (await ask(current, () => current.query('select 1')))) return;
      onNotice(null);
    },
    async stop() {
      stopped = true;
      live = false;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      const clearDeadline = startDeadline(listenerResponseMs, () => last.disconnect());
      await last.end();
      clearDeadline();
    },
  };
}
