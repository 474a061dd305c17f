import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeOptions, flag, rolloutOptions, text, type CommandLine } from '@shop/packer/command-line';
import {
  accounts,
  approvals,
  audit,
  changes,
  collect,
  environments,
  gate,
  history,
  keys,
  origins,
  rollout,
  staff,
  status,
  tokens,
  versions,
  webhooks,
  windows,
  type Command,
} from '@shop/packer/commands';
import { addressOf, adminTokenFile, opsListening } from '../src/settings/listening';
import { root } from './packages';
import { self, usage } from './release-usage';

/** The token of the shop on this machine, where its data folder may be read. */
function localToken(): string | undefined {
  try {
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
    return readFileSync(adminTokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

// Lazy: building and the gate load much that a rollback must not wait for.
const publish: Command = async (input, context) => (await import('./publish')).publish(input, context);

const check: Command = async (input, context) => (await import('./check-versions')).check(input, context);

/** `npm run release -- …`: what ops and teams do to releases. */
export const releaseCommands: CommandLine = {
  self,
  usage,
  commands: {
    ...changes,
    publish,
    rollout,
    windows,
    staff,
    status,
    history,
    versions,
    audit,
    approvals,
    accounts,
    tokens,
    keys,
    origins,
    webhooks,
    collect,
    environments,
    gate,
    check,
  },
  options: {
    ...changeOptions,
    ...rolloutOptions,
    holidays: text,
    url: text,
    token: text,
    as: text,
    role: text,
    remote: text,
    env: text,
    format: text,
    key: text,
    name: text,
    out: text,
    only: text,
    days: text,
    limit: text,
    minutes: text,
    shop: text,
    short: flag,
    yes: flag,
  },
  connect({ url, token }) {
    const { REGISTRY_URL, REGISTRY_TOKEN } = process.env;
    return {
      url: typeof url === 'string' ? url : (REGISTRY_URL ?? addressOf(opsListening(process.env))),
      token: typeof token === 'string' ? token : (REGISTRY_TOKEN ?? localToken()),
    };
  },
  addressAdvice: 'Start the shop with npm start, or name another registry with REGISTRY_URL.',
  tokenAdvice: 'Set REGISTRY_TOKEN, or pass --token.',
};
