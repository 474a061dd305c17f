import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootFlags } from '../../../e2e/support/launch-chromium';

/** Pinned, because scores of different versions are not comparable. The next major version needs a newer Node than the shop. */
const version = '12.8.2';

export const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
export type Category = (typeof categories)[number];

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The failed audits of a category; for performance, its metrics with their values. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { id: string; title: string; score: number | null; displayValue?: string }>
  >;
}

/** npm's messages for an unreachable registry. */
const unreachable = /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENOTCACHED|ECONNRESET|E40[134]/;

async function runLighthouse(args: readonly string[], chromium: string): Promise<void> {
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, ...args], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  if (unreachable.test(output) && output.includes('npm error')) {
    throw new Error(
      `Lighthouse ${version} is fetched from the npm registry on first use, but the registry cannot be reached:\n${output.trim()}`,
    );
  }
  throw new Error(`Lighthouse exited with ${code}:\n${output.trim()}`);
}

function faultsOf({ categories: found, audits }: Report): string[] {
  return categories
    .flatMap((category) => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => [`${id}: ${audits[id]?.title}`, audits[id]?.displayValue].filter(Boolean).join(', '));
}

/** Audits a URL as on a phone. If Lighthouse is missing or fails, the error explains what to do. */
export async function auditPage(url: string, chromium: string): Promise<Audit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...rootFlags];
  try {
    await runLighthouse(
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      chromium,
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<Category, number>,
      faults: faultsOf(report),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
