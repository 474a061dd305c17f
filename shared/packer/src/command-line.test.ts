import { describe, expect, it } from '@jest/globals';
import { RegistryResponseError } from '@shop/protocol';
import { runCommand, type CommandLine } from './command-line';
import type { Command } from './commands/command';
import { exitCodes, UsageError } from './commands/exit-codes';

const line = (commands: Readonly<Record<string, Command>>): CommandLine => ({
  self: 'try',
  commands: Object.fromEntries(
    Object.entries(commands).map(([name, run]) => [name, { main: { summary: `What ${name} does`, run } }]),
  ),
  options: ['json', 'help', 'reason'],
  connect: () => ({ url: 'http://127.0.0.1:1', token: undefined }),
  addressAdvice: 'Start it.',
  tokenAdvice: 'Set a token.',
});

async function end(commands: Readonly<Record<string, Command>>, ...args: string[]) {
  const logged: unknown[] = [];
  const failed: unknown[] = [];
  const output = { log: (text: unknown) => logged.push(text), error: (text: unknown) => failed.push(text) };
  const code = await runCommand(line(commands), args, output);
  return { code, logged, failed };
}

describe('a command', () => {
  it('exits with the code of the command, or with 0', async () => {
    const plan: Command = async (_input, { endWith, log }) => {
      log('Two versions do not fit.');
      endWith?.(exitCodes.incompatible);
    };
    expect(await end({ plan }, 'plan')).toEqual({
      code: 3,
      logged: ['Two versions do not fit.'],
      failed: [],
    });
    expect((await end({ status: async () => null }, 'status')).code).toBe(0);
  });

  it('only prints its result with --json', async () => {
    const status: Command = async (_input, { log }) => {
      log('For people.');
      return { seq: 3 };
    };
    const { code, logged, failed } = await end({ status }, 'status', '--json');
    expect({ code, failed }).toEqual({ code: 0, failed: ['For people.'] });
    expect(JSON.parse(String(logged[0]))).toEqual({ seq: 3 });
  });

  it('reports invalid input, and exits with the code for it', async () => {
    const promote: Command = async () => {
      throw new UsageError('Missing version.');
    };
    expect(await end({ promote }, 'promote')).toEqual({ code: 2, logged: [], failed: ['Missing version.'] });
    expect(await end({}, 'toString')).toEqual({
      code: 2,
      logged: [],
      failed: [expect.stringMatching(/^Unknown command "toString"\.\n\ntry <command>/)],
    });
    expect((await end({}, '--nonsense')).code).toBe(2);
    expect(await end({ promote }, '--help')).toEqual({
      code: 0,
      logged: [
        expect.stringMatching(/promote +What promote does[^]*--reason text +the reason[^]*Exit codes/),
      ],
      failed: [],
    });
  });

  it.each([
    [0, 'The registry does not respond. Start it.', exitCodes.fault],
    [401, 'The token is unknown. Set a token.', exitCodes.forbidden],
    [403, 'This token may not promote.', exitCodes.forbidden],
  ])('explains in one line what to do about a response with status %i', async (status, line, code) => {
    const [message = ''] = line.split(/(?<=\.) /);
    const refused: Command = async () => Promise.reject(new RegistryResponseError(status, message, {}));
    expect(await end({ status: refused }, 'status')).toEqual({ code, logged: [], failed: [line] });
  });
});
