import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { runCommand } from '../command-line';
import { shopRemote } from '../shop-remote';
import { commandHelp, runEntry, type CommandEntry } from './command-table';
import { completionScript, optionsOf } from './help';

const context = { client: {} as never, log: () => undefined };
const keys: CommandEntry = {
  main: { args: '<remote>', summary: 'List the keys', run: async ({ words }) => ['main', ...words] },
  actions: {
    add: {
      args: '<file>',
      summary: 'Add a key',
      options: ['name'],
      run: async ({ words }) => ['add', ...words],
    },
  },
};
const run = (entry: CommandEntry, ...words: string[]) =>
  runEntry('keys', entry, { words, options: {} }, context);

describe('a command with actions', () => {
  it('runs the given action, or else the command itself', async () => {
    expect(await run(keys, 'add', 'ci.pem')).toEqual(['add', 'ci.pem']);
    expect(await run(keys, 'gifts')).toEqual(['main', 'gifts']);
    expect(await run(keys, 'list', 'gifts')).toEqual(['main', 'gifts']);
  });

  it('reports an unknown action, and prints its help', async () => {
    const { actions = {} } = keys;
    const tokens = { main: { summary: 'List', run: async () => [] }, actions };
    await expect(run(tokens, 'toString')).rejects.toThrow(/^Unknown action "toString"\.\n {2}keys /);
    await expect(run({ actions })).rejects.toThrow('keys add <file>');
  });

  it('prints each action with the options', () => {
    expect(
      commandHelp('keys', keys)
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/)),
    ).toEqual([
      ['keys <remote>', 'List the keys'],
      ['keys add <file>', 'Add a key'],
      [''],
      ['--name ci', 'the name of the public key; the name of its file by default'],
    ]);
  });
});

describe('shop-remote', () => {
  it('runs a former name of a command as the new one, and warns about it', async () => {
    const errors: unknown[] = [];
    const logged: unknown[] = [];
    const line = { ...shopRemote, commands: { keys, add: { renamedTo: 'keys add' } } };
    const output = { log: (text: unknown) => logged.push(text), error: (text: unknown) => errors.push(text) };
    expect(await runCommand(line, ['add', 'ci.pem', '--json'], output)).toBe(0);
    expect(errors).toEqual(['"add" is deprecated. Use "keys add".']);
    expect(JSON.parse(String(logged[0]))).toEqual(['add', 'ci.pem']);
  });

  it('has only options that belong to a command or to all', () => {
    expect(optionsOf(shopRemote)).toEqual(expect.arrayContaining(['registry', 'stages', 'browser', 'head']));
    expect(new Set(optionsOf(shopRemote)).size).toBe(optionsOf(shopRemote).length);
  });

  it.each([
    ['shop-remote ro', 'rollout rollback'],
    ['shop-remote keys ', 'new add revoke'],
    ['shop-remote rollout --sta', '--start-at --stages'],
  ])('completes %j', (typed, words) => {
    const script = `${completionScript(shopRemote)}
COMP_WORDS=(${typed.endsWith(' ') ? `${typed}""` : typed}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
_shop_remote; printf '%s ' "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(stdout.trim().split(' ').sort()).toEqual(words.split(' ').sort());
  });
});
