import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import type { Candidate } from './candidates';
import { raise } from './manifests';
import { firstError, type Outcome } from './report';

/** Files that a dependency's fault shows in soonest: a render, a build, a store, an API over real connections. */
const quickTests = [
  'shell/server',
  'registry/src/http',
  'registry/src/modules/artifacts',
  'shared/protocol/src/archive',
  'api/src/modules/orders',
  'shared',
  'mfe-cart',
  'mfe-checkout',
];

interface TryStep {
  readonly name: string;
  readonly words: readonly string[];
  /** Only for packages that match. */
  readonly for?: RegExp;
}

const steps: readonly TryStep[] = [
  // Peer ranges are held to: what does not install without force is not an upgrade.
  { name: 'install', words: ['install', '--no-audit', '--no-fund'] },
  { name: 'types', words: ['run', 'types'] },
  { name: 'build', words: ['run', 'build'] },
  { name: 'lint', words: ['run', 'lint'], for: /eslint|^globals$|typescript/ },
  { name: 'tests', words: ['run', 'jest', '--', ...quickTests] },
];

/** A copy of the last commit with packages of its own, in which nothing of this checkout is touched. */
export interface ScratchCopy {
  readonly dir: string;
  /** Tries a group of upgrades on the committed versions of everything else; an empty group tries those alone. */
  attempt(group: readonly Candidate[]): Promise<Outcome>;
  remove(): void;
}

function git(cwd: string, ...words: string[]): void {
  const { status, stderr, error } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words[0]}: ${error?.message ?? stderr}`);
}

function npm(cwd: string, words: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const child = spawn('npm', words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Makes a copy in the temporary folder. `log` gets a line for each step. */
export function makeScratchCopy(log: (line: string) => void): ScratchCopy {
  const dir = mkdtempSync(path.join(tmpdir(), 'try-upgrades-'));
  git(root, 'clone', '--quiet', '--local', root, dir);
  return {
    dir,
    remove: () => rmSync(dir, { recursive: true, force: true }),
    async attempt(group) {
      const names = group.map(({ name, to }) => `${name}@${to}`).join(' ') || 'the last commit';
      // Builds and compiled types of the attempt before would hide what this one breaks.
      git(dir, 'checkout', '--quiet', '--', '.');
      git(dir, 'clean', '-fdxq', '-e', 'node_modules');
      raise(dir, group);
      for (const { name: step, words, for: only } of steps) {
        if (only && !group.some(({ name }) => only.test(name))) continue;
        const began = performance.now();
        const { ok, output } = await npm(dir, words);
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        log(`${names}: ${step} ${ok ? 'passed' : 'failed'} (${seconds} s)`);
        if (!ok) return { group, failed: { step, line: firstError(output) } };
      }
      return { group, failed: null };
    },
  };
}
