import { createRegistryClient, type PackedRemote, type RegistryClient } from '@shop/packer';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchBuild } from '../../registry/fetch-build';
import { adminTokenFile } from '@shop/server';
import { startShop, type TestShop } from '../../shop/temporary-shop';
import { endShop } from '../end-shop';
import type { Target } from './fault';
import { startListener, type Listener } from './listener';

/** The remote that misbehaves. It has pages of its own, and parts of home. */
export const faulty = 'content';
/** The version of it that behaves. */
export const good = '1.0.0';
/** Its modules that get the fault: a page, and a part of home. */
export const faultyModules = ['faq', 'reviews'];

/** A shop with a registry, something to find, and somebody who listens. */
export interface TrialShop {
  readonly shop: TestShop;
  readonly client: RegistryClient;
  readonly build: PackedRemote;
  readonly listener: Listener;
  readonly target: Target;
  /** What must stand in no page. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

const secretName = 'TRIAL_SECRET';
/** How /etc/passwd begins. */
const passwd = 'root:x:0:';

/** Heap of the shop's process and of its threads, in MB: a fault that takes all that it gets is to meet its end soon. */
const heapMb = 1024;

/** Starts the shop as `npm start` does, with a secret in its environment. */
export async function openTrialShop(): Promise<TrialShop> {
  const secret = randomBytes(16).toString('hex');
  const shop = await startShop({
    [secretName]: secret,
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  try {
    const tokenFile = adminTokenFile(shop.dataDir);
    const token = (await readFile(tokenFile, 'utf8')).trim();
    const client = createRegistryClient({ url: shop.url, token, timeoutMs: 60_000 });
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
