import type { PackedRemote, RegistryClient } from '@shop/protocol';
import { fetchBuild } from '@shop/protocol/testing';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminOf } from '../../../e2e/support/admin-of';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';
import { anyAddress, registerNetworks } from '../delivery/shopper-networks';
import { endShop } from '../harness/end-shop';
import type { Target } from './fault';
import { startListener, type Listener } from './listener';

/** The remote that misbehaves. It has its own pages, and fragments of the home page. */
export const faulty = 'content';
/** Its version without a fault. */
export const good = '1.0.0';
/** Its modules with the fault: a page, and a fragment of the home page. */
export const faultyModules = ['faq', 'reviews'];

/** A shop with a registry, a secret, and a listener. */
export interface TrialShop {
  readonly shop: TestShop;
  readonly client: RegistryClient;
  readonly build: PackedRemote;
  readonly listener: Listener;
  readonly target: Target;
  /** Secrets that must not appear in any page. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

const secretName = 'TRIAL_SECRET';
/** The start of /etc/passwd. */
const passwd = 'root:x:0:';

/** Heap limit of the shop's process and threads, in MB, so that a fault that exhausts it fails soon. */
const heapMb = 1024;

/** Starts the shop as `npm start` does, with a secret in its environment. */
export async function openTrialShop(): Promise<TrialShop> {
  const secret = randomBytes(16).toString('hex');
  const shop = await startShop({
    ...anyAddress,
    [secretName]: secret,
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  try {
    const { client, token, tokenFile } = await adminOf(shop, 60_000);
    await registerNetworks(shop.url);
    const writable = await mkdtemp(path.join(tmpdir(), 'writable-'));
    const listener = await startListener();
    return {
      shop,
      client,
      build: await fetchBuild(client, faulty, good),
      listener,
      target: { pid: shop.pid, tokenFile, secretName, listener: listener.url, writable },
      secrets: [secret, token, passwd],
      async close() {
        await listener.close();
        await endShop(shop);
        await rm(writable, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await endShop(shop);
    throw error;
  }
}
