import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeOptions, flag, rolloutOptions, runCommandLine, text } from '@shop/packer/command-line';
import {
  accounts,
  audit,
  changes,
  collect,
  gate,
  history,
  rollout,
  staff,
  status,
  tokens,
  versions,
  webhooks,
  windows,
  type Command,
} from '@shop/packer/commands';
import { addressOf, adminTokenFile, opsListening } from '@shop/server/listening';
import { root } from '../../server/build/packages';
import { self, usage } from './usage';

/** The token of the shop on this machine, where its data folder may be read. */
function localToken(): string | undefined {
  try {
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
    return readFileSync(adminTokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

// Building and the gate bring much along that no other command waits for: a rollback must not.
const publish: Command = async (wish, surroundings) =>
  (await import('../../server/build/publish')).publish(wish, surroundings);

const check: Command = async (wish, surroundings) =>
  (await import('@shop/server/gate')).check(wish, surroundings);

void runCommandLine({
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
    accounts,
    tokens,
    webhooks,
    collect,
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
    only: text,
    days: text,
    limit: text,
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
  tokenAdvice: 'Set REGISTRY_TOKEN, or pass --token.',
});
