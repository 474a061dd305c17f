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

const FOLDER_PREFIX = 'vintage-craft-test-';
const newFolder = () => fs.mkdtempSync(path.join(scratchFolder(), FOLDER_PREFIX));
const remove = (folder: string) => fs.promises.rm(folder, { recursive: true, force: true });

const HOUR_MS = 60 * 60 * 1000;

/** Other users of the machine have separate templates, which this one can neither read nor remove. */
const ofUser = `_${process.getuid?.() ?? 'user'}`;

/** Hours without use after which a folder is removed: a template of older sources, or the folder of a test that was killed. */
const maxAgeHours = { [TEMPLATE_PREFIX]: 1, [FOLDER_PREFIX]: 6 };

/** Folders that were left behind would fill up the RAM disk. */
async function removeOldFolders(): Promise<void> {
  const folder = scratchFolder();
  for (const name of fs.readdirSync(folder)) {
    const [, hours] = Object.entries(maxAgeHours).find(([prefix]) => name.startsWith(prefix)) ?? [];
    if (hours === undefined) continue;
    const old = path.join(folder, name);
    const stat = fs.statSync(old, { throwIfNoEntry: false });
    const isOwn = !process.getuid || stat?.uid === process.getuid();
    if (stat && isOwn && stat.mtimeMs < Date.now() - hours * HOUR_MS) await remove(old);
  }
}

async function makeTemplate(template: string, kind: TemplateKind, dialect: DialectName): Promise<void> {
  await removeOldFolders();
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
