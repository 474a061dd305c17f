/** A Markdown table with aligned columns, readable in a terminal. The first `texts` columns are text, the others numbers. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  texts = 1,
): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const cell = (text: string, width: number, column: number) =>
    column < texts ? text.padEnd(width) : text.padStart(width);
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => cell(cells[at] ?? '', width, at)).join(' | ')} |`;
  const rule = widths.map((width, at) => (at < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
