import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandLine } from '@shop/packer/command-line';
import {
  accounts,
  agentEntry,
  approvals,
  audit,
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

/** The token of the shop on this machine, where its data folder may be read. */
function localToken(): string | undefined {
  try {
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
    return readFileSync(adminTokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** `npm run release -- …`: what ops and teams do to releases. */
export const releaseCommands: CommandLine = {
  self: 'npm run release --',
  commands: {
    'publish-build': {
      main: {
        args: '<remote>|shell',
        summary: 'Build a remote of this checkout, and upload it; for the shell, register what it provides',
        options: ['as', 'key'],
        // Lazy: building loads much that a rollback must not wait for.
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
          summary:
            'Open every page with versions before they are released, in a preview that nobody else sees',
          options: ['shop', 'short'],
          // Lazy, as above.
          run: async (input, context) => (await import('./check-versions')).check(input, context),
        },
      },
    },
    check: { renamedTo: 'gate check' },
    windows,
    environments: environmentEntry,
    approvals,
    audit: { main: { summary: 'List who did what, and check the log', options: ['limit'], run: audit } },
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
  addressAdvice: 'Start the shop with npm start, or name another registry with REGISTRY_URL.',
  tokenAdvice: 'Set REGISTRY_TOKEN, or pass --token.',
};
