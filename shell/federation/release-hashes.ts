import { integrityList, type PageRemoteVersion } from '@shop/contracts';
import type { Hashes } from '@shop/federation';
import { hashListMs } from '../durations';

type Version = Pick<PageRemoteVersion, 'base' | 'integrity' | 'integrityList'>;

const lists = new Map<string, Promise<Hashes>>();
/** Loaded lists, so that hashes of their files are available synchronously. */
const fetched = new Map<string, Hashes>();
const attempts = new Map<string, number>();

async function fetchList(base: string, hash: string): Promise<Hashes> {
  const attempt = attempts.get(base) ?? 0;
  attempts.set(base, attempt + 1);
  // A list is only fetched again after a failure; the browser's cached copy would fail again.
  const address = `${base}${integrityList.name}${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  const response = await fetch(address, { integrity: hash, signal: AbortSignal.timeout(hashListMs) });
  if (!response.ok) throw new Error(`${base} has no list of hashes: ${response.status}`);
  return (await response.json()) as Hashes;
}

/**
 * All hashes of a version: those in the release and those in the version's list. The list is fetched once and
 * verified by the hash in the release. Rejects on a timeout or if the hash differs.
 */
export async function fetchHashes({ base, integrity, integrityList: hash }: Version): Promise<Hashes> {
  if (hash === undefined) return integrity;
  const list = lists.get(base) ?? fetchList(base, hash);
  lists.set(base, list);
  list.then(
    (hashes) => fetched.set(base, hashes),
    () => lists.delete(base),
  );
  return { ...(await list), ...integrity };
}

/** Whether a version comes from the dev server, which publishes no hashes. Always false in production. */
const isInDevelopment = ({ integrity }: Version): boolean =>
  process.env.NODE_ENV === 'development' && Object.keys(integrity).length === 0;

/**
 * The hash of a version's file, synchronously if it is already known; null for a file that was not published, undefined for a file
 * of the dev server.
 */
export function hashOf(version: Version, file: string): string | null | undefined | Promise<string | null> {
  const list = fetched.get(version.base);
  const known = version.integrity[file] ?? list?.[file];
  if (known !== undefined) return known;
  if (list) return null;
  if (version.integrityList === undefined) return isInDevelopment(version) ? undefined : null;
  return fetchHashes(version).then((hashes) => hashes[file] ?? null);
}
