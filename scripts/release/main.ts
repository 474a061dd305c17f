import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRegistryClient } from '@shop/registry';
import { adminTokenFile } from '../registry/release-folders';
import { root } from '../build/packages';
import type { Command } from './command';
import { collect, tokens } from './commands/administer';
import * as change from './commands/change';
import { audit, history, status, versions } from './commands/look';
import { publish } from './commands/publish';
import { exitCodeOf, UsageError } from './exit-codes';
import { usage } from './usage';

const commands: Readonly<Record<string, Command>> = {
  ...change,
  publish,
  status,
  history,
  versions,
  audit,
  tokens,
  collect,
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  url: text,
  token: text,
  reason: text,
  head: text,
  as: text,
  role: text,
  remote: text,
  days: text,
  limit: text,
  yes: flag,
  force: flag,
  again: flag,
  json: flag,
  help: flag,
};

function readCommandLine() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The token of the shop on this machine, where its data folder may be read. */
function localToken(): string | undefined {
  try {
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
    return readFileSync(adminTokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine();
  const [name = '', ...words] = positionals;
  if (values.help) return console.log(usage);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  const { HOST = '127.0.0.1', PORT = '3000', REGISTRY_URL, REGISTRY_TOKEN } = process.env;
  const client = createRegistryClient({
    url: values.url ?? REGISTRY_URL ?? `http://${HOST}:${PORT}`,
    token: values.token ?? REGISTRY_TOKEN ?? localToken(),
  });
  const say = values.json ? console.error : console.log;
  const answer = await command({ words, options: values }, { client, say });
  if (values.json) console.log(JSON.stringify(answer, null, 2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodeOf(error);
});
