import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const template = path.join(import.meta.dirname, 'template');

/** Files of the template end in this, so that no tool takes them for sources. */
const ending = '.txt';

/**
 * Copies the template into a folder, with each `__word__` in names and contents replaced by its value, and formats it: a
 * long name breaks lines elsewhere. Rejects for a word without a value; resolves with the files' names.
 */
export async function writeTemplate(
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const fill = (text: string) =>
    text.replace(/__([\w-]+?)__/g, (_all, word: string) => {
      const value = values[word];
      if (value === undefined) throw new Error(`The template asks for "${word}", which has no value.`);
      return value;
    });
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const style = await resolveConfig(path.join(folder, 'package.json'));
  const write = async (file: string) => {
    const name = fill(file.slice(0, -ending.length));
    const target = path.join(folder, name);
    const text = fill(readFileSync(path.join(template, file), 'utf8'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await format(text, { ...style, filepath: target }));
    return name;
  };
  return Promise.all(files.map(write));
}
