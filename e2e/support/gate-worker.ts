import { spawn } from 'node:child_process';
import path from 'node:path';
import { adminTokenFile } from '@shop/server/places';
import { findChromium } from './chromium';
import type { TestShop } from './temporary-shop';

const root = path.resolve(import.meta.dirname, '../..');

export interface StartedWorker {
  output(): string;
  /** Ends it like Ctrl-C, and waits for it. */
  stop(): Promise<void>;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedWorker {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    output: () => text,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Starts a worker whose runs end when `file` exists, with the findings in it. */
export const startStubWorker = ({ opsUrl, dataDir }: TestShop, file: string): StartedWorker =>
  start([
    ...['--import', 'tsx', path.join(import.meta.dirname, 'stub-gate-worker.ts')],
    ...[opsUrl, adminTokenFile(dataDir), file],
  ]);

/** Starts `npm run release -- gate worker` for a shop. */
export const startRealWorker = ({ url, opsUrl, dataDir }: TestShop): StartedWorker =>
  start(['scripts/run.mjs', 'scripts/release/main.ts', 'gate', 'worker', '--shop', url], {
    REGISTRY_URL: opsUrl,
    DATA_DIR: dataDir,
    GATE_CHROMIUM: findChromium({ forTests: true }),
  });
