import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../server/build/packages';
import { allowed, type Allowed } from './allowed';
import { type Pattern, patterns } from './patterns';
import { type Text, textsOf } from './texts';

/** A text that contains a pattern. */
export interface Hit {
  readonly pattern: Pattern;
  readonly text: Text;
}

/** Hits by pattern and folder. */
export type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const numbersFile = path.join(import.meta.dirname, 'hits.json');

/** Recorded texts and quotations: generated and released files, the shop's texts, the pictures and this check's own data. */
const skipped =
  /(^|\/)(node_modules|dist|generated|etc|storybook-static|migrations)\/|^samples\/|^docs\/spec-coverage|^scripts\/checks\/language\/|CHANGELOG\.md$|\.api\.md$|^LICENSE/;
const readable = /\.(ts|tsx|mjs|js|md|css|ya?ml|sh|conf|tf)$|(^|\/)Dockerfile|\.env\.example$/;
const hidden = new Set(['.changeset', '.github', '.storybook']);

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (skipped.test(entry.isDirectory() ? `${file}/` : file)) return [];
    if (entry.isDirectory())
      return entry.name.startsWith('.') && !hidden.has(entry.name) ? [] : filesBelow(file);
    return readable.test(file) ? [file] : [];
  });
}

/** The package or folder in which a file is counted: `api`, `shared/ui`, `root` for the files at the top. */
export const folderOf = (file: string): string =>
  /^shared\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'root';

/** All texts of the checkout that are written for people. */
export const allTexts = (): readonly Text[] =>
  filesBelow('.').flatMap((file) => textsOf(file, readFileSync(path.join(root, file), 'utf8')));

/** Whether an entry of the allow-list applies to a text. */
const covers = (entry: Allowed, id: string, { file, text }: Text) =>
  entry.id === id && file.startsWith(entry.path) && (entry.text?.test(text) ?? true);

/** Matches in texts that are not allowed, and unused entries of the allow-list. */
export function findHits(texts: readonly Text[], list: readonly Allowed[] = allowed) {
  const used = new Set<Allowed>();
  const hits: Hit[] = [];
  for (const pattern of patterns)
    for (const text of texts) {
      if (pattern.kinds && !pattern.kinds.includes(text.kind)) continue;
      if (!pattern.pattern.test(text.text)) continue;
      const entries = list.filter((entry) => covers(entry, pattern.id, text));
      if (entries.length === 0) hits.push({ pattern, text });
      for (const entry of entries) used.add(entry);
    }
  return { hits, unused: list.filter((entry) => !used.has(entry)) };
}

/** The number of hits by folder and pattern, sorted, without zeros. */
export function numbersOf(hits: readonly Hit[]): Numbers {
  const numbers: Record<string, Record<string, number>> = {};
  const keys = hits.map(({ pattern, text }) => [folderOf(text.file), pattern.id] as const);
  for (const [folder, id] of keys.sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))) {
    const ofFolder = (numbers[folder] ??= {});
    ofFolder[id] = (ofFolder[id] ?? 0) + 1;
  }
  return numbers;
}

/** Subjects of the commits that are not on the main branch, or of the latest ones; empty without git. */
export function newSubjects(): readonly Text[] {
  const log = (range: string) =>
    execFileSync('git', ['log', '--no-merges', '--format=%s', ...range.split(' ')], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  for (const range of ['origin/main..HEAD', '-5'])
    try {
      return log(range)
        .split('\n')
        .filter((text) => text && !/^(Merge|Revert) /.test(text))
        .map((text) => ({ kind: 'commit', file: 'git log', line: 1, text }));
    } catch {
      // The branch, the history or git is missing.
    }
  return [];
}
