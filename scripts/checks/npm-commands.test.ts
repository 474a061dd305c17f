import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsIn } from '../../e2e/support/documented-commands';
import { optionsOf } from '@shop/packer/commands';
import { commandsDocument, commandsFile } from '../../server/build/commands-document';
import { root } from '../../server/build/packages';
import { releaseCommands } from '../../server/build/release-commands';
import { checks, slowSuites, suites } from '../test/steps';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Programs that the scripts of a package.json run, in order. */
function programsOf(file: string) {
  const { scripts = {} } = JSON.parse(read(file)) as { readonly scripts?: Readonly<Record<string, string>> };
  return Object.entries(scripts).flatMap(([name, line]) =>
    line.split(' && ').map((program) => ({ file, name, program })),
  );
}

/** Installs what is missing, then runs a program of the checkout. */
const throughRun = /^node (?:--\S+ )*(?:\.\.\/)*scripts\/run\.mjs (\S+)/;
/** Needs only npm, or runs a script that is also checked here. */
const others = /^(npm install --package-lock-only|cd \.\.|npm run jest -- \S+)$/;

describe('the npm scripts', () => {
  const shared = readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
  const workspaces = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));
  const programs = ['package.json', ...[...workspaces, ...shared].map((name) => `${name}/package.json`)]
    .filter((file) => !file.startsWith('node_modules/'))
    .flatMap(programsOf);

  it('work in a fresh clone: each installs the packages first', () => {
    expect(programs.length).toBeGreaterThan(60);
    expect(programs.filter(({ program }) => !throughRun.test(program) && !others.test(program))).toEqual([]);
  });

  it('run existing programs', () => {
    const missing = programs.filter(({ program }) => {
      const [, file] = throughRun.exec(program) ?? [];
      return file !== undefined && !existsSync(path.join(root, file));
    });
    expect(missing).toEqual([]);
  });
});

describe('the commands in the documents', () => {
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const commands = ['README.md', 'CONTRIBUTING.md', ...inDocs].flatMap((file) =>
    commandsIn(read(file)).map((line) => ({ file, line })),
  );

  it('name existing steps of npm test', () => {
    const steps = new Set([...checks, ...suites, ...slowSuites].map(({ name }) => name));
    const named = commands.flatMap(({ file, line }) => {
      // A path and options may follow the step.
      const [, step = ''] = /^npm test ([a-z][a-z -]*?)(?: [A-Z].*)?$/.exec(line) ?? [];
      return step ? [{ file, step }] : [];
    });
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(({ step }) => !steps.has(step))).toEqual([]);
  });

  it('name existing commands and options of npm run release', () => {
    const released = commands.flatMap(({ file, line }) => {
      const [, name = '', rest = ''] =
        /^npm run (?:--silent )?release -- ([a-z][a-z-]*)(.*)$/.exec(line) ?? [];
      const options = [...rest.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option);
      return name ? [{ file, line, name, options }] : [];
    });
    expect(released.length).toBeGreaterThan(30);
    const known = new Set<string>(optionsOf(releaseCommands));
    const unknown = released.filter(
      ({ name, options }) =>
        !(name in releaseCommands.commands) || options.some((option) => !known.has(option)),
    );
    expect(unknown).toEqual([]);
  });

  it('are all in docs/commands.md, as --help prints them', async () => {
    expect(readFileSync(commandsFile, 'utf8')).toBe(await commandsDocument());
  });
});
