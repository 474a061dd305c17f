import { listenerHeartbeatMs, listenerResponseMs, listenerRetryMs } from '../../durations';
import { DatabaseDownError, redactedFields } from './database-error';
import { type Listening, type NoticeListener, plainName, startDeadline } from './sql-source';
import { clientConfig, PostgresClient, type PostgresAddress } from './postgres-client';

/**
 * Listens over a separate connection, since the pool's come and go. A connection that is lost, or silent at a
 * heartbeat, is replaced, and `onNotice` called with null: what was notified meanwhile is gone. Never rejects; until the
 * first connection is up `isLive` is false. `changed` gets the reason why notices are missed, and undefined once none
 * is any more.
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

  const lose = (gone: PostgresClient, cause?: unknown) => {
    if (client !== gone) return;
    client = undefined;
    live = false;
    gone.disconnect();
    if (stopped) return;
    if (!reported) {
      reported = true;
      changed(
        new DatabaseDownError(`PostgreSQL cannot be listened to: ${redactedFields(cause).message}`, {
          cause,
        }),
      );
    }
    timer = setTimeout(() => void connect(), listenerRetryMs);
    timer.unref();
  };

  /** Asks the server; a connection on which it does not respond in time is lost. */
  const ask = async (current: PostgresClient, question: () => Promise<unknown>): Promise<boolean> => {
    const beInTime = startDeadline(listenerResponseMs, () => lose(current, new Error('no response')));
    try {
      await question();
      return client === current;
    } catch (error) {
      lose(current, error);
      return false;
    } finally {
      beInTime();
    }
  };

  const beat = (current: PostgresClient) => {
    timer = setTimeout(() => {
      void ask(current, () => current.query('select 1')).then((responded) => responded && beat(current));
    }, listenerHeartbeatMs);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const next = new PostgresClient(clientConfig(address, 'vintage-craft-listener'));
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ channel: spoken, payload = '' }) => {
      if (spoken === channel) onNotice(payload);
    });
    live = await ask(next, async () => {
      await next.connect();
      await next.query(command);
    });
    if (!live) return;
    if (reported) changed(undefined);
    reported = false;
    onNotice(null);
    beat(next);
  };

  await connect();
  return {
    isLive: () => live,
    async caughtUp() {
      const current = client;
      // PostgreSQL sends the notices of earlier commits before it is ready for the next statement.
      if (live && current && (await ask(current, () => current.query('select 1')))) return;
      onNotice(null);
    },
    async stop() {
      stopped = true;
      live = false;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      const beInTime = startDeadline(listenerResponseMs, () => last.disconnect());
      await last.end();
      beInTime();
    },
  };
}
