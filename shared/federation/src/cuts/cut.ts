/** A piece of a package's file that nobody uses: from the line that starts so, after its indent, to the one that closes it. */
export interface Cut {
  readonly starts: string;
  /** What stands there instead; nothing when absent. */
  readonly becomes?: string;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The line that closes what the line `from` opens: the next that is no further in. A line that opens nothing is all. */
function endOf(lines: readonly string[], from: number): number {
  const first = lines[from] ?? '';
  if (!/[[({]$/.test(first)) return from;
  const end = lines.findIndex((line, at) => at > from && line !== '' && indentOf(line) <= indentOf(first));
  return end < 0 ? from : end;
}

/** The source without the pieces. Throws an Error that names `file` and every piece that is not in it exactly once. */
export function cut(source: string, cuts: readonly Cut[], file: string): string {
  const lines = source.split('\n');
  const found = cuts.map(({ starts, becomes = '' }) => {
    const at = lines.flatMap((line, index) => (line.trimStart().startsWith(starts) ? [index] : []));
    return { starts, becomes, at };
  });
  const wrong = found.filter(({ at }) => at.length !== 1);
  if (wrong.length > 0) {
    const pieces = wrong.map(({ starts, at }) => `"${starts}" is in it ${at.length} times`);
    throw new Error(`${file} is no longer as it was when its unused pieces were named: ${pieces.join('; ')}`);
  }
  const spans = found.map(({ becomes, at: [from = 0] }) => ({ from, to: endOf(lines, from), becomes }));
  const kept = lines.map((line, index) => {
    const span = spans.find(({ from, to }) => from <= index && index <= to);
    if (!span) return line;
    return index === span.from ? span.becomes : '';
  });
  return kept.join('\n');
}
