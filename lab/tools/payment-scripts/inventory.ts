import { paths } from '@shop/config';
import { sha384Of } from '@shop/config/sha384';
import { integrityList, type PaymentKey, type PageRemoteVersion, type Release } from '@shop/contracts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shellDir } from '../../../server/build/packages';
import { reasonOfRemote, reasonOfShellFile } from './reasons';

/** A script that may run in the document in which a shopper pays. */
export interface PaymentScript {
  /** Path on the shop's origin, or an absolute URL; for an inline script, the path of its document. */
  readonly address: string;
  /** `shell`, `<remote>@<version>`, or the payment provider. */
  readonly owner: string;
  readonly reason: string;
  /** `sha384-…` of its text; null for a script of the payment provider, which changes without notice. */
  readonly hash: string | null;
}

/** The scripts of the document in the sandbox's frame. */
const windowFiles = ['window.js', 'window-fields.js', 'window-frame.js'];

async function fetchText(shop: string, address: string): Promise<string> {
  const response = await fetch(new URL(address, shop));
  if (!response.ok) {
    throw new Error(`${shop}${address} returned ${response.status}. Is this build running there?`);
  }
  return response.text();
}

const fetchJson = async <T>(shop: string, address: string): Promise<T> =>
  JSON.parse(await fetchText(shop, address)) as T;

/** The inline scripts of the checkout document. Its script with a URL is the shell's entry, which `ofShell` lists. */
async function ofDocument(shop: string): Promise<readonly PaymentScript[]> {
  const found = documentScripts(await fetchText(shop, paths.checkout));
  return found.flatMap((script, index) =>
    'src' in script
      ? []
      : [
          {
            address: `inline, number ${index + 1} of ${paths.checkout}`,
            owner: 'shell',
            reason: 'keeps early clicks and the place on the page until the shell runs',
            hash: sha384Of(script.text),
          },
        ],
  );
}

async function ofShell(shop: string): Promise<readonly PaymentScript[]> {
  const built = readdirSync(path.join(shellDir, 'dist/browser')).filter((file) => file.endsWith('.js'));
  const files = built.map(async (file) => ({
    address: `/shell/${file}`,
    owner: 'shell',
    reason: reasonOfShellFile(file),
    hash: sha384Of(await fetchText(shop, `/shell/${file}`)),
  }));
  const worker = '/service-worker.js';
  return [
    ...(await Promise.all(files)),
    {
      address: worker,
      owner: 'shell',
      reason: 'keeps pages for visits without a network, in a separate worker; never a payment',
      hash: sha384Of(await fetchText(shop, worker)),
    },
  ];
}

/** Every version that a shopper can get. */
async function ofRemotes(shop: string): Promise<readonly PaymentScript[]> {
  const { assignments } = await fetchJson<Release>(shop, '/registry/v1/envs/live/release.json');
  const live = Object.entries(assignments).filter(([, { killed }]) => !killed);
  const versions = live.flatMap(([remote, { stable, lastKnownGood, canary, previews = [] }]) =>
    [...new Set([stable, lastKnownGood, canary?.version, ...previews])].flatMap((version) =>
      version ? [[remote, version] as const] : [],
    ),
  );
  const lists = versions.map(async ([remote, version]) => {
    const folder = `/remotes/${remote}/${version}/`;
    const hashes = await fetchJson<PageRemoteVersion['integrity']>(shop, folder + integrityList.name);
    return Object.entries(hashes)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => ({
        address: folder + file,
        owner: `${remote}@${version}`,
        reason: reasonOfRemote(remote),
        hash,
      }));
  });
  return (await Promise.all(lists)).flat();
}

async function ofProvider(shop: string): Promise<readonly PaymentScript[]> {
  const { checkoutScript } = await fetchJson<PaymentKey>(shop, '/api/v1/payment/key');
  const { origin, pathname } = new URL(checkoutScript, shop);
  if (origin !== new URL(shop).origin) {
    const reason =
      'opens the payment window, the only place where card data is typed; its frame is the provider’s';
    return [{ address: checkoutScript, owner: 'Razorpay', reason, hash: null }];
  }
  const folder = path.posix.dirname(pathname);
  const files = [
    [pathname, 'opens the payment window'] as const,
    ...windowFiles.map(
      (file) => [`${folder}/checkout/${file}`, 'runs in the payment window’s frame'] as const,
    ),
  ];
  return Promise.all(
    files.map(async ([address, reason]) => ({
      address,
      owner: 'payment sandbox',
      reason,
      hash: sha384Of(await fetchText(shop, address)),
    })),
  );
}

/**
 * Every script that may run where a shopper of that open shop pays: those of the checkout's document, of the shell and of every
 * version that a shopper can get, since any remote can fill a slot of the checkout. Throws an Error if a script has no reason,
 * or if the shop runs a different build.
 */
export async function readInventory(shop: string): Promise<readonly PaymentScript[]> {
  const parts = await Promise.all([ofDocument(shop), ofShell(shop), ofRemotes(shop), ofProvider(shop)]);
  return parts.flat().sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** A script element that a browser would run: its URL, or its text if it is inline. */
export type DocumentScript = { readonly src: string } | { readonly text: string };

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const runs = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The value of an attribute. The shop's documents have no quotes in attribute values. */
const attribute = (written: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(written)?.[1];

/** The scripts of a document in order, without data blocks. */
export function documentScripts(html: string): readonly DocumentScript[] {
  return [...html.matchAll(element)].flatMap(([, written = '', text = '']): readonly DocumentScript[] => {
    if (!runs.test(attribute(written, 'type') ?? '')) return [];
    const src = attribute(written, 'src');
    return [src === undefined ? { text } : { src }];
  });
}
