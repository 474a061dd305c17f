import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@shop/contracts';
import { toJsonText, writeDurably } from '../../../platform/files/durable-file';

/** The last live release that this machine has seen, for a start without the registry. */
export interface ReleaseFile {
  /** Undefined when there is none, or when it is unreadable. */
  read(): Release | undefined;
  /** Writes it atomically. */
  write(release: Release): Promise<void>;
  /** All releases that are stored here, the oldest first: before the registry had a database every one was stored. */
  all(): Promise<Release[]>;
}

const headFile = 'release.json';

function parse(file: string): Release | undefined {
  try {
    const release = JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>;
    if (typeof release.seq !== 'number' || !release.assignments) return undefined;
    return { env: 'live', parent: null, actor: 'unknown', reason: '', at: '', ...release } as Release;
  } catch {
    return undefined;
  }
}

/** `<dir>/<env>/release.json` */
export function createReleaseFile(dir: string, env: string): ReleaseFile {
  const folder = path.join(dir, env);
  const file = path.join(folder, headFile);
  const read = () => (existsSync(file) ? parse(file) : undefined);
  return {
    read,
    write: (release) => writeDurably(file, toJsonText(release)),
    async all() {
      const names = await readdir(folder).catch(() => []);
      const numbered = names.filter((name) => /^\d{6}\.json$/.test(name));
      const releases = numbered.flatMap((name) => parse(path.join(folder, name)) ?? []);
      const head = read();
      const older = releases.filter(({ seq }) => seq !== head?.seq);
      return [...older, ...(head ? [head] : [])].sort((a, b) => a.seq - b.seq);
    },
  };
}
