import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** Minimum time between two writes of the position, in ms. */
const everyMs = 1000;

/** Remembers how far the write-ahead log of an embedded database has been written. */
export interface LogPosition {
  /** Throws an operator-facing error if the log ends before the last known position: committed data is missing. */
  check(): Promise<void>;
  /** Stores the position; at most once a second unless `now` is true. Call it outside transactions. */
  note(now?: boolean): Promise<void>;
}

/**
 * PostgreSQL replays its log up to the last readable record, so it starts without a warning if newer files of the log are missing. The
 * position is stored in the database's folder, so that a restored copy of the folder has its own.
 */
export function logPosition(pglite: Pick<PGlite, 'query'>, folder: string): LogPosition {
  const file = path.join(folder, 'log-position');
  let notedAt = -Infinity;
  return {
    async check() {
      if (!fs.existsSync(file)) return;
      const known = fs.readFileSync(file, 'utf8').trim();
      // A power failure may have left an empty file.
      if (!/^[0-9A-F]+\/[0-9A-F]+$/.test(known)) return;
      const { rows } = await pglite.query<{ missing: boolean }>(
        'select pg_current_wal_insert_lsn() < $1::pg_lsn as missing',
        [known],
      );
      if (!rows[0]?.missing) return;
      throw new Error(
        `The database in ${folder} lacks its latest data, because files of its log (pg_wal) are missing. Restore DATA_DIR from a ` +
          `backup (docs/guide/backup.md). To open the shop without that data, delete ${file}.`,
      );
    },
    async note(now = false) {
      if (!now && performance.now() - notedAt < everyMs) return;
      notedAt = performance.now();
      try {
        // What has been flushed cannot be lost in a power failure, so it is always there at the next start.
        const { rows } = await pglite.query<{ lsn: string }>(
          'select pg_current_wal_flush_lsn()::text as lsn',
        );
        fs.writeFileSync(`${file}.new`, `${rows[0]?.lsn ?? ''}\n`);
        fs.renameSync(`${file}.new`, file);
      } catch {
        // On a full disk, an older position is checked.
      }
    },
  };
}
