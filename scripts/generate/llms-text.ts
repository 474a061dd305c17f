import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../server/build/packages';

const rowPattern = /^\| (?<need>[^|]+?) +\| (?<links>[^|]+?) +\|$/;
const linkPattern = /\[(?<title>[^\]]+)\]\((?<target>[^)]+)\)/g;

/** The rows below a heading of a Markdown text. */
function rowsBelow(heading: string, text: string): string[] {
  const [, after = ''] = text.split(`\n${heading}\n`);
  return (after.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
}

const links = (rows: readonly string[]) =>
  rows.flatMap((row) => {
    const { need = '', links: cell = '' } = rowPattern.exec(row)?.groups ?? {};
    return Array.from(cell.matchAll(linkPattern), ({ groups }) => ({ ...groups, need }));
  }) as { title: string; target: string; need: string }[];

/** `llms.txt` at the root, which lists the README's documents for AI agents, in the same order. */
export async function llmsText(): Promise<string> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const [heading = '', summary = ''] = readme.split('\n\n');
  const lines = links(rowsBelow('## Documentation', readme)).map(
    ({ title, target, need }) => `- [${title}](${target}): to ${need}`,
  );
  return [
    heading,
    `> ${summary.replaceAll('\n', ' ')}`,
    'All documents are Markdown. `shop-remote mcp` and `npm run release -- mcp` serve the release commands to agents.',
    '## Documents',
    lines.join('\n'),
    '## Reference\n\n- [commands](docs/commands.md): every command and option\n- [registry API](registry/openapi.json): OpenAPI\n- [schemas](docs/schemas): JSON schemas of remote.json and published versions',
  ]
    .join('\n\n')
    .concat('\n');
}
