import { createRegistryClient, type RegistryClient } from '@shop/protocol';
import type { CommandContext, CommandInput } from '@shop/packer/commands';
import { adminTokenFile } from '@shop/server/places';
import { readFile } from 'node:fs/promises';
import { runCommand } from '@shop/packer/command-line';
import { releaseCommands } from '../../server/build/release-commands';
import type { TestShop } from './temporary-shop';

/** The registry of a local shop, and the credentials of its first admin. */
export interface Admin {
  readonly client: RegistryClient;
  readonly token: string;
  readonly tokenFile: string;
}

/** Reads the admin token from the shop's data. `timeoutMs` is the limit of one request. */
export async function adminOf(
  { opsUrl, dataDir }: Pick<TestShop, 'opsUrl' | 'dataDir'>,
  timeoutMs?: number,
): Promise<Admin> {
  const tokenFile = adminTokenFile(dataDir);
  const token = (await readFile(tokenFile, 'utf8')).trim();
  return { client: createRegistryClient({ url: opsUrl, token, timeoutMs }), token, tokenFile };
}

/** Options of release commands without output. */
export const quietly = (client: RegistryClient): CommandContext => ({ client, log: () => undefined });

/** The arguments of a release command. */
export const input = (words: string[], as?: string): CommandInput => ({
  words,
  options: { as, force: false },
});

export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs `npm run release -- …` against a test shop, as its first admin unless `--token` is given. Runs in this
 * process, to avoid starting another one.
 */
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
