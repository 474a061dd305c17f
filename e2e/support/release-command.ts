import { runCommand } from '@shop/packer/command-line';
import { releaseCommands } from '../../server/build/release-commands';
import { adminOf } from './admin-of';
import type { TestShop } from './temporary-shop';

export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/** `npm run release -- …` against a test shop, as its first admin unless `--token` says otherwise; in this process, which has its code already. */
export async function release(
  shop: Pick<TestShop, 'opsUrl' | 'dataDir'>,
  ...words: string[]
): Promise<CommandEnd> {
  const { token } = await adminOf(shop);
  const lines: unknown[] = [];
  const print = (text: unknown) => void lines.push(text);
  const args = ['--url', shop.opsUrl, '--token', token, ...words];
  const code = await runCommand(releaseCommands, args, { log: print, error: print });
  return { code, output: lines.join('\n') };
}
