import { readFileSync } from 'node:fs';
import type { CommandLine } from './command-line';
import { dev } from './commands/dev';
import { agentEntry, releaseEntries } from './commands/entries';
import { MissingRegistry, UsageError } from './commands/exit-codes';
import { check, pack, publish } from './commands/project';
import { pullRequest } from './commands/pull-request';

const buildOptions = ['browser', 'server'] as const;

function tokenIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`The token cannot be read: ${(error as Error).message}`);
  }
}

/** `shop-remote`, for the team of a remote: develops, checks, packs and publishes it, with any bundler. */
export const shopRemote: CommandLine = {
  self: 'shop-remote',
  commands: {
    dev: {
      main: {
        args: '[folder]',
        summary: 'Open a running shop with the current state of this remote',
        options: ['shop', 'port', 'host'],
        run: dev,
      },
    },
    check: {
      main: {
        args: '[folder]',
        summary: 'Check remote.json, package.json and the builds against the contract, and open every module',
        options: buildOptions,
        run: check,
      },
    },
    pack: {
      main: {
        args: '[folder]',
        summary: 'Write the archive for a registry',
        options: ['out', 'key', ...buildOptions],
        run: pack,
      },
    },
    publish: {
      main: {
        args: '[folder]',
        summary: 'Check and pack the remote, and upload it as the version in its package.json',
        options: ['key', ...buildOptions],
        run: publish,
      },
    },
    'pull-request': {
      main: {
        args: '[folder]',
        summary:
          'Publish the build as a preview, and comment its link, the gate’s result and the difference in size on the pull request',
        options: ['shop', 'minutes', 'reason', 'out', 'key', ...buildOptions],
        run: pullRequest,
      },
    },
    ...releaseEntries,
    mcp: agentEntry(releaseEntries),
  },
  options: ['registry', 'token-file', 'environment', 'json', 'help'],
  connect(values) {
    const url = values.registry ?? process.env.REGISTRY_URL;
    const advice = 'Pass --registry https://registry.example, or set REGISTRY_URL.';
    if (!url) throw new MissingRegistry(`Missing registry. ${advice}`);
    if (!/^https?:/.test(url) || !URL.canParse(url)) {
      throw new UsageError(`"${url}" is not the URL of a registry. ${advice}`);
    }
    const file = values['token-file'];
    const token = file === undefined ? process.env.SHOP_TOKEN : tokenIn(file);
    return { url, token: token || undefined };
  },
  addressAdvice: 'Pass the URL of a running registry with --registry, or set REGISTRY_URL.',
  tokenAdvice:
    'Set SHOP_TOKEN, or pass --token-file with a file that contains a token of this registry. A trusted pipeline needs an ID token instead: the permission id-token: write, or SHOP_ID_TOKEN.',
};
