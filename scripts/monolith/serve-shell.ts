import { cp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../build/build-package';

/**
 * The shell's server build for a page that the browser renders: the same head with the same preloads, then nothing,
 * so that the page begins with an empty root and fetches its data itself.
 */
const headOnly = `'use strict';
const { Writable } = require('node:stream');
const whole = require('./whole.cjs');
const nowhere = () => new Writable({ write: (chunk, encoding, done) => done() });
exports.provided = whole.provided;
exports.renderPage = (request, hooks, sink) => {
  const onHead = (head) => {
    hooks.onHead({ ...head, state: null });
    sink.end();
  };
  return whole.renderPage(request, { ...hooks, onHead }, nowhere());
};
`;

/**
 * Lays the files of a shell's build out in a folder: the single application for the browser, the shell's own for the
 * server. Answers what can be published like any build of the shell.
 */
export async function monolithShell(
  monolith: BuildTarget,
  shell: BuildTarget,
  options: { readonly into: string; readonly rendersPages: boolean },
): Promise<BuildTarget> {
  const { into, rendersPages } = options;
  await cp(path.join(monolith.out, 'browser'), path.join(into, 'browser'), { recursive: true });
  for (const part of ['server', 'worker'])
    await cp(path.join(shell.out, part), path.join(into, part), { recursive: true });
  if (!rendersPages) {
    const server = path.join(into, 'server');
    await rename(path.join(server, 'shell.cjs'), path.join(server, 'whole.cjs'));
    await writeFile(path.join(server, 'shell.cjs'), headOnly);
  }
  return { ...monolith, out: into };
}
