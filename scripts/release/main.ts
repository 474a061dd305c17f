import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeOptions, flag, rolloutOptions, runCommandLine, text } from '@shop/packer/command-line';
import {
  audit,
  changes,
  collect,
  history,
  rollout,
  staff,
  status,
  tokens,
  versions,
  windows,
} from '@shop/packer/commands';
import { adminTokenFile } from '@shop/server';
import { root } from '../../server/build/packages';
import { publish } from '../../server/build/publish';
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
    tokens,
    collect,
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
    days: text,
    limit: text,
    yes: flag,
  },
  connect({ url, token }) {
    const { HOST = '127.0.0.1', PORT = '3000', REGISTRY_URL, REGISTRY_TOKEN } = process.env;
    return {
      url: typeof url === 'string' ? url : (REGISTRY_URL ?? `http://${HOST}:${PORT}`),
      token: typeof token === 'string' ? token : (REGISTRY_TOKEN ?? localToken()),
    };
  },
  tokenAdvice: 'Set REGISTRY_TOKEN, or pass --token.',
});
