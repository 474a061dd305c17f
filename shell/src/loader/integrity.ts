import { integrityList, type PageRemoteVersion } from '@shop/contracts';
import { deadlines, within } from './deadlines';

type FileTag = HTMLScriptElement | HTMLLinkElement;

/** The runtime inside a remote's entry calls this for the tag of every chunk and style sheet. */
declare global {
  var _SHOP_PREPARE_TAG: (tag: FileTag, url: string) => void;
}

const byPath = new Map<string, string>();
const asked = new Map<string, number>();

/** The hash that the release names for a file of a remote, as `sha384-…`; undefined for any other address. */
const integrityOf = (url: string): string | undefined => byPath.get(new URL(url, location.href).pathname);

/** Has the browser refuse what is not the file that was published. */
export function checkTag(tag: FileTag, url: string): void {
  const integrity = integrityOf(url);
  if (!integrity) return;
  tag.integrity = integrity;
  tag.crossOrigin = 'anonymous';
}

/** A file is asked for again only after it failed, and what the browser has kept of it would fail again. */
function addressOf(url: string): string {
  const attempt = asked.get(url) ?? 0;
  asked.set(url, attempt + 1);
  return attempt === 0 ? url : `${url}?attempt=${attempt}`;
}

function prepareTag(tag: FileTag, url: string): void {
  checkTag(tag, url);
  const address = addressOf(url);
  if (address === url) return;
  if (tag instanceof HTMLLinkElement) tag.href = address;
  else tag.src = address;
}

type Checked = Pick<PageRemoteVersion, 'base' | 'integrity' | 'integrityList'>;

/** Has everything that is loaded of a version from now on checked against the release. */
export function requireIntegrity({ base, integrity }: Checked): void {
  for (const [file, hash] of Object.entries(integrity)) byPath.set(base + file, hash);
  globalThis._SHOP_PREPARE_TAG = prepareTag;
}

const lists = new Map<string, Promise<void>>();

async function fetchList(base: string, hash: string): Promise<void> {
  const answer = await fetch(addressOf(base + integrityList.name), { integrity: hash });
  if (!answer.ok) throw new Error(`${base} has no list of hashes: ${answer.status}`);
  requireIntegrity({ base, integrity: (await answer.json()) as PageRemoteVersion['integrity'] });
}

/**
 * Has the hashes of a version whose release leaves them to its list; nothing may be loaded of it before. The list is fetched
 * once, itself checked by the hash in the release. Rejects when it does not come within the entry's deadline, or is another.
 */
export function fetchIntegrity({ base, integrityList: hash }: Checked): Promise<void> {
  if (hash === undefined) return Promise.resolve();
  const known = lists.get(base);
  if (known) return known;
  const list = within(fetchList(base, hash), deadlines.entry, base + integrityList.name);
  lists.set(base, list);
  list.catch(() => lists.delete(base));
  return list;
}
