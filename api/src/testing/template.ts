import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { migrateToLatest } from '../migrations/migrate';
import { seedWhenEmpty } from '../modules/seed/seed-when-empty';
import type { Database } from '../platform/db/database';
import type { DialectName } from '../platform/db/dialect';
import { smallShop } from './small-shop';

/** The initial content of a test's database: nothing, all tables, or the small shop of `small-shop.ts`. */
export type TemplateKind = 'blank' | 'tables' | 'small-shop';

/** The prefix of every template's name. */
export const TEMPLATE_PREFIX = 'vintage_craft_';

const { dependencies } = createRequire(import.meta.url)('../../package.json') as {
  dependencies: Record<string, string>;
};

/** The sources that determine a template's content. */
const sources = ['../migrations/', '../modules/seed/', '../platform/db/dialect.ts', './small-shop.ts'].map(
  (url) => new URL(url, import.meta.url),
);

function filesOf(url: URL): readonly URL[] {
  if (!url.pathname.endsWith('/')) return [url];
  const names = fs.readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.sort().map((name) => new URL(name, url));
}

/** A name that depends on the engine, the migrations and the seeding, so that an old template is never used. */
export function templateName(kind: TemplateKind, dialect: DialectName): string {
  const hash = createHash('sha256').update(`${dependencies['@electric-sql/pglite']} ${dialect}`);
  for (const file of sources.flatMap(filesOf)) {
    hash.update(path.basename(file.pathname)).update(fs.readFileSync(file));
  }
  return `${TEMPLATE_PREFIX}${kind.replace('-', '_')}_${hash.digest('hex').slice(0, 12)}`;
}

/** Fills a new database with the content of its template. */
export async function fillTemplate(database: Database, kind: TemplateKind): Promise<void> {
  if (kind === 'blank') return;
  await migrateToLatest(database);
  if (kind === 'small-shop') await seedWhenEmpty(database, () => smallShop);
}
