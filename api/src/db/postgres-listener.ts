import { DatabaseDownError, redactedFields } from './database-error';
import { startDeadline } from './deadline';
import { plainName } from './plain-name';
import { clientConfig, PostgresClient, type PostgresAddress } from './postgres-client';
import type { Hear, Listening } from './sql-source';

/** Between two attempts to come back, in milliseconds. */
const RETRY_MS = 1_000;

/** How often the server is asked whether it is still there: a connection that is only listened on may be dead unnoticed. */
const HEARTBEAT_MS = 2_000;

/** How long connecting, a heartbeat or a goodbye may take, in milliseconds. */
const ANSWER_MS = 2_000;

/**
 * Listens over a connection of its own, since the pool's come and go. A connection that is lost, or silent at a
 * heartbeat, is made anew, and `heard` told with null: what was notified meanwhile is gone. Never rejects; until the
 * first connection stands `isLive` is false. `changed` hears why nothing is heard, and undefined when it is again.
 */
export async function listenOnPostgres(
  address: PostgresAddress,
  channel: string,
  heard: Hear,
  changed: (down: DatabaseDownError | undefined) => void,
): Promise<Listening> {
  const command = `listen ${plainName(channel)}`;
  let client: PostgresClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let live = false;
  let told = false;
  let stopped = false;

  const lose = (gone: PostgresClient, cause?: unknown) => {
    if (client !== gone) return;
    client = undefined;
    live = false;
    gone.cut();
    if (stopped) return;
    if (!told) {
      told = true;
      changed(
        new DatabaseDownError(`PostgreSQL cannot be listened to: ${redactedFields(cause).message}`, {
          cause,
        }),
      );
    }
    timer = setTimeout(() => void connect(), RETRY_MS);
    timer.unref();
  };

  /** Asks the server; a connection on which it does not answer in time is lost. */
  const ask = async (current: PostgresClient, question: () => Promise<unknown>): Promise<boolean> => {
    const beInTime = startDeadline(ANSWER_MS, () => lose(current, new Error('no answer')));
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
      void ask(current, () => current.query('select 1')).then((answered) => answered && beat(current));
    }, HEARTBEAT_MS);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const next = new PostgresClient(clientConfig(address, 'vintage-craft-listener'));
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ channel: spoken, payload = '' }) => {
      if (spoken === channel) heard(payload);
    });
    live = await ask(next, async () => {
      await next.connect();
      await next.query(command);
    });
    if (!live) return;
    if (told) changed(undefined);
    told = false;
    heard(null);
    beat(next);
  };

  await connect();
  return {
    isLive: () => live,
    async stop() {
      stopped = true;
      live = false;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      const beInTime = startDeadline(ANSWER_MS, () => last.cut());
      await last.end();
      beInTime();
    },
  };
}
