import { createRegistryClient, type RegistryClient } from '@shop/protocol';
import type { CommandContext, CommandInput } from '@shop/packer/commands';
import { adminTokenFile } from '@shop/server/places';
import { readFile } from 'node:fs/promises';
import { runCommand } from '@shop/packer/command-line';
import { releaseCommands } from '../../server/build/release-commands';
import type { TestShop } from './temporary-shop';

/** The registry of a shop of this machine, and how its first admin is let in. */
export interface Admin {
  readonly client: RegistryClient;
  readonly token: string;
  readonly tokenFile: string;
}

/** Reads the admin's token out of the shop's data. `timeoutMs` is for one call, where the usual is too short. */
export async function adminOf(
  { opsUrl, dataDir }: Pick<TestShop, 'opsUrl' | 'dataDir'>,
  timeoutMs?: number,
): Promise<Admin> {
  const tokenFile = adminTokenFile(dataDir);
  const token = (await readFile(tokenFile, 'utf8')).trim();
  return { client: createRegistryClient({ url: opsUrl, token, timeoutMs }), token, tokenFile };
}

/** For the commands of releases: a call that prints nothing. */
export const quietly = (client: RegistryClient): CommandContext => ({ client, log: () => undefined });

/** What somebody typed behind a command of releases. */
export const input = (words: string[], as?: string): CommandInput => ({
  words,
  options: { as, force: false },
});

export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/** `npm run release -- …` against a test shop, as its first admin unless `--token` is given; in this process, which has its code already. */
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
