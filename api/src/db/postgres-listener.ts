import pg from 'pg';
import { plainName } from './plain-name';
import type { Hear, Listening } from './sql-source';

/** Between two attempts to come back, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Listens over a connection of its own, since the pool's come and go. A connection that is lost is made anew, and
 * `heard` told with null: what was notified meanwhile is gone. Never rejects; until the first connection stands
 * `isLive` is false.
 */
export async function listenOnPostgres(url: string, channel: string, heard: Hear): Promise<Listening> {
  const command = `listen ${plainName(channel)}`;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let live = false;
  let stopped = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    live = false;
    lost.end().catch(() => undefined);
    if (stopped) return;
    timer = setTimeout(() => void connect(), RETRY_MS);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'vintage-craft-listener',
      keepAlive: true,
    });
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel: spoken, payload = '' }) => {
      if (spoken === channel) heard(payload);
    });
    try {
      await next.connect();
      await next.query(command);
    } catch {
      return lose(next);
    }
    live = client === next;
    if (live) heard(null);
  };

  await connect();
  return {
    isLive: () => live,
    async stop() {
      stopped = true;
      live = false;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
