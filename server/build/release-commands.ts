import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandLine } from '@shop/packer/command-line';
import {
  accounts,
  agentEntry,
  approvals,
  auditEntry,
  collect,
  environmentEntry,
  gate,
  operatorEntries,
  releaseEntries,
  staff,
  tokens,
  webhooks,
  windows,
} from '@shop/packer/commands';
import { addressOf, adminTokenFile, opsListening } from '../src/settings/places';
import { root } from './packages';

/** The token of the shop on this machine, if its data folder is readable. */
function localToken(): string | undefined {
  try {
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
    return readFileSync(adminTokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** `npm run release -- …`: the release commands for operators and teams. */
export const releaseCommands: CommandLine = {
  self: 'npm run release --',
  commands: {
    'publish-build': {
      main: {
        args: '<remote>|shell',
        summary: 'Build and upload a remote of this checkout; for the shell, register its contract',
        options: ['as', 'key'],
        // Imported lazily, so that a rollback does not wait for the build tools to load.
        run: async (input, context) => (await import('./publish')).publishBuild(input, context),
      },
    },
    publish: { renamedTo: 'publish-build' },
    ...releaseEntries,
    ...operatorEntries,
    gate: {
      ...gate,
      actions: {
        check: {
          args: '<remote>@<version>…',
          summary: 'Open every page with versions before they are released, in a private preview',
          options: ['shop', 'short'],
          // Imported lazily, as above.
          run: async (input, context) => (await import('./check-versions')).check(input, context),
        },
        worker: {
          summary: 'Run the gate for versions that operators choose in the console, until Ctrl-C',
          options: ['shop'],
          run: async (input, context) => (await import('./check-versions')).worker(input, context),
        },
      },
    },
    check: { renamedTo: 'gate check' },
    windows,
    environments: environmentEntry,
    approvals,
    audit: auditEntry,
    staff,
    accounts,
    tokens,
    webhooks,
    collect,
    mcp: agentEntry({ ...releaseEntries, ...operatorEntries }),
  },
  options: ['url', 'token', 'environment', 'json', 'help'],
  connect({ url, token }) {
    const { REGISTRY_URL, REGISTRY_TOKEN } = process.env;
    return {
      url: url ?? REGISTRY_URL ?? addressOf(opsListening(process.env)),
      token: token ?? REGISTRY_TOKEN ?? localToken(),
    };
  },
  addressAdvice: 'Start the shop with npm start, or set REGISTRY_URL to another registry.',
  tokenAdvice: 'Set REGISTRY_TOKEN, or pass --token.',
};
