import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File name extension of templates, so that no tool treats them as sources. */
const ending = '.txt';

export interface TemplateOptions {
  /** The template's folder, with a folder for each layer. */
  readonly template: string;
  /** Layers to write; a file of a later layer replaces that of an earlier one. */
  readonly layers: readonly string[];
  readonly folder: string;
  /** The value of each `__word__`, in names and contents. */
  readonly values: Readonly<Record<string, string>>;
  /** Formats a file; without it, files are written unformatted. */
  readonly format?: (text: string, file: string) => string | Promise<string>;
}

/** Writes layers of the template into a folder. Rejects for a word without a value; resolves with the files' names. */
export async function writeTemplate({
  template,
  layers,
  folder,
  values,
  format = (text) => text,
}: TemplateOptions): Promise<readonly string[]> {
  const fill = (text: string) =>
    text.replace(/__([\w-]+?)__/g, (_all, word: string) => {
      const value = values[word];
      if (value === undefined) throw new Error(`The template uses "${word}", which has no value.`);
      return value;
    });
  const sources = new Map<string, string>();
  for (const layer of layers) {
    const dir = path.join(template, layer);
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith(ending)) sources.set(fill(file.slice(0, -ending.length)), path.join(dir, file));
    }
  }
  for (const [name, source] of sources) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await format(fill(readFileSync(source, 'utf8')), target));
  }
  return [...sources.keys()];
}

/** The values that are derived from a remote's name: `gift-cards` is also `GiftCards` and `Gift Cards`. */
export function wordsOf(name: string): Readonly<Record<'name' | 'Name' | 'title', string>> {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { name, Name: words.join(''), title: words.join(' ') };
}
