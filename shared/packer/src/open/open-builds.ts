import { existsSync } from 'node:fs';
import path from 'node:path';
import { faultText, type PackedRemote, RegistryError } from '@shop/protocol';
import type { Fault } from '@shop/protocol/schemas';
import type { ProjectFolders } from '../project/pack-project';
import { openBrowserBuild } from './browser-build';
import { type OpenFailure, openServerBuild } from './server-build';
import { positionOf, type RunBuild } from './source-position';

const rules = 'See "What a remote may do" in the guide of the shop.';

/** Advice about an error that a module throws while the server imports it. */
function onServer(error: string): string {
  const [, name] = /^ReferenceError: (\w+) is not defined/.exec(error) ?? [];
  return name ? `The server has no ${name}: read it in an effect or an event handler. ${rules}` : rules;
}

const inBrowser = () => rules;

/** The file that the shop's builds expose as this module, if the project has it. */
function exposedFile(dir: string, module: string): string | null {
  const files = ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/expose/${module}.${ending}`);
  return files.find((file) => existsSync(path.join(dir, file))) ?? null;
}

function faultOf(
  { module, error, isFatal }: OpenFailure,
  build: RunBuild,
  adviceFor: (error: string) => string,
): Fault {
  const [first = ''] = error.split('\n');
  if (isFatal)
    return { field: module, message: `"${module}" stops the render process while it is imported: ${error}` };
  const [, shape] = /^Error: ("[^"]+" exports .*)$/.exec(first) ?? [];
  const place = shape ? exposedFile(build.dir, module) : positionOf(error, build);
  const what = shape ?? `"${module}" cannot be imported: ${first.replace(/\.$/, '')}. ${adviceFor(first)}`;
  return { field: module, message: place ? `${place}: ${what}` : what };
}

/**
 * Opens every exposed module of the packed builds, on the server and in a browser. Returns a line for each build that was not
 * opened. Throws a RegistryError 422 with a line for each module that fails.
 */
export async function openBuilds(
  packed: PackedRemote,
  { dir, serverDir, browserDir }: ProjectFolders,
): Promise<readonly string[]> {
  const [server, browser] = await Promise.all([openServerBuild(packed), openBrowserBuild(packed)]);
  const sides = [
    {
      opened: server,
      name: 'server',
      where: "on the shop's server",
      buildDir: serverDir,
      adviceFor: onServer,
    },
    { opened: browser, name: 'browser', where: 'in a browser', buildDir: browserDir, adviceFor: inBrowser },
  ];
  const texts: string[] = [];
  const notes: string[] = [];
  const known = new Set<string>();
  for (const { opened, name, where, buildDir, adviceFor } of sides) {
    if ('skipped' in opened) {
      if (opened.skipped !== null) notes.push(`The ${name} build was not opened: ${opened.skipped}.`);
    } else if (opened.failures.length > 0) {
      const build = { dir, buildDir, ranAt: opened.ranAt };
      const faults = opened.failures
        .map((failure) => faultOf(failure, build, adviceFor))
        .filter(({ message }) => !known.has(message));
      for (const { message } of faults) known.add(message);
      if (faults.length > 0) texts.push(faultText(`${path.relative(dir, buildDir)} fails ${where}:`, faults));
    }
  }
  if (texts.length > 0) throw new RegistryError(422, texts.join('\n'));
  return notes;
}
