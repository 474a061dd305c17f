import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../../../server/build/build-package';

/**
 * Replaces the shell's server build for pages that the browser renders: the head with its preloads, and an empty root. The page
 * fetches its data itself.
 */
const headOnly = `
const whole = module.exports;
module.exports = {
  shared: whole.shared,
  renderPage: async (request, hooks) => ({ ...(await whole.renderPage(request, hooks)), state: null, markup: '' }),
};
`;

/**
 * Lays the files of a shell's build out in a folder: the single application for the browser, the shell's own for the
 * server. Returns what can be published like any build of the shell.
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
    await appendFile(path.join(into, 'server/shell.cjs'), headOnly);
  }
  return { ...monolith, out: into };
}
