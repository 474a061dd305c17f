import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../platform/db/database';
import type { DialectName } from '../platform/db/dialect';
import { scratchFolder } from './scratch-folder';
import { fillTemplate, TEMPLATE_PREFIX, templateName, type TemplateKind } from './template';

export interface TestFolder {
  readonly dataDir: string;
  remove(): Promise<void>;
}

const newFolder = () => fs.mkdtempSync(path.join(scratchFolder(), 'vintage-craft-test-'));
const remove = (folder: string) => fs.promises.rm(folder, { recursive: true, force: true });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Other users of the machine have separate templates, which this one can neither read nor remove. */
const ofUser = `_${process.getuid?.() ?? 'user'}`;

/** Removes templates of older sources, which would accumulate. */
async function removeOldTemplates(): Promise<void> {
  const folder = scratchFolder();
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(TEMPLATE_PREFIX) || !name.endsWith(ofUser)) continue;
    const old = path.join(folder, name);
    const usedAt = fs.statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (usedAt < Date.now() - DAY_MS) await remove(old);
  }
}

async function makeTemplate(template: string, kind: TemplateKind, dialect: DialectName): Promise<void> {
  await removeOldTemplates();
  const making = newFolder();
  const database = await openDatabase({ dataDir: making, dialect });
  await sql`select 1`.execute(database.db);
  await fillTemplate(database, kind);
  await database.close();
  try {
    fs.renameSync(making, template);
  } catch {
    // Another test created the same template first.
    await remove(making);
  }
}

/**
 * Makes a separate data folder. Creating one takes seconds and copying does not, so each kind is created once per machine and
 * then copied.
 */
export async function makePgliteFolder(
  kind: TemplateKind,
  dialect: DialectName = 'postgresql',
): Promise<TestFolder> {
  const template = path.join(scratchFolder(), templateName(kind, dialect) + ofUser);
  if (!fs.existsSync(template)) await makeTemplate(template, kind, dialect);
  const now = new Date();
  // Marks the template as in use, so that it is not removed as old.
  fs.utimesSync(template, now, now);
  const dataDir = newFolder();
  fs.cpSync(template, dataDir, { recursive: true });
  return { dataDir, remove: () => remove(dataDir) };
}
