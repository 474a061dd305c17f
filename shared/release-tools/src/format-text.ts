import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './root';

const style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/** A text as `npm run format` writes it into a file of that name. Throws with the place of a text that is not of its language. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(path.basename(file), text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
}
