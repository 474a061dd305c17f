import { execFile } from 'node:child_process';
import path from 'node:path';
import type { TestShop } from './temporary-shop';

const root = path.resolve(import.meta.dirname, '../..');

export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/** `npm run release -- …` against a test shop, without npm in between. */
export function release(shop: Pick<TestShop, 'opsUrl' | 'dataDir'>, ...words: string[]): Promise<CommandEnd> {
  const args = ['--import', 'tsx', 'scripts/release/main.ts', ...words];
  const env = { ...process.env, DATA_DIR: shop.dataDir, REGISTRY_URL: shop.opsUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
