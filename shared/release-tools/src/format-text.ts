import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './root';

const style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/** Formats a text as `npm run format` does for a file with that name. Throws an Error with the position of a syntax error. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(path.basename(file), text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
}
