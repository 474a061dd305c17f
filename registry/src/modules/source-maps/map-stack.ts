import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ErrorWithSources } from '@shop/contracts/registry';
import type { MappedScript } from './repository';

/** A stack frame with a position in a script. */
interface StackFrame {
  readonly text: string;
  /** The function name; empty if unknown. */
  readonly name: string;
  /** The remote and version of the script; both empty for a script of the shell. */
  readonly remote: string;
  readonly version: string;
  readonly script: string;
  /** Starts at 1, as in browsers. */
  readonly line: number;
  readonly column: number;
}

/** Maximum number of frames. */
const maxFrames = 30;

/** `…/remotes/cart/1.2.0/page.js:1:234` or `…/shell/main.0a1b2c3d.js:1:234`. */
const place =
  /\/(?:remotes\/(?<remote>[\w-]+)\/(?<version>[\w.+-]+)|shell)\/(?<script>[\w@~+/.-]+?\.m?js)(?:\?\S*?)?:(?<line>\d+):(?<column>\d+)/;

/** Chrome writes `at name (address)`, Firefox and Safari `name@address`. */
const nameIn = (line: string) =>
  /^\s*at (?:async )?(.+?) \(/.exec(line)?.[1] ?? /^(.*?)@/.exec(line)?.[1] ?? '';

/** The stack frames in scripts of remotes or of the shell; at most 30. */
function parseStack(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((text) => {
    const { remote = '', version = '', script, line, column } = place.exec(text)?.groups ?? {};
    if (script === undefined) return [];
    const at = { line: Number(line), column: Number(column) };
    return [{ text: text.trim(), name: nameIn(text), remote, version, script, ...at }];
  });
  return frames.slice(0, maxFrames);
}

type Frame = ErrorWithSources['frames'][number];

/** Number of source lines before and after the frame's line, and the maximum length of a line in characters. */
const around = 3;
const maxLine = 240;

const unzip = promisify(gunzip);

function linesAround(source: string | null | undefined, line: number): Frame['around'] {
  if (!source) return [];
  const first = Math.max(1, line - around);
  return source
    .split('\n', line + around)
    .slice(first - 1)
    .map((text, at) => ({ line: first + at, text: text.slice(0, maxLine) }));
}

const unmapped = ({ text, name }: StackFrame): Frame => ({
  text,
  name: name || null,
  source: null,
  line: 0,
  column: 0,
  around: [],
});

/**
 * The frames of a stack, mapped to the sources if `find` returns a source map (gzip), else unchanged. The library is loaded for the
 * first source map.
 */
export async function mapStack(
  stack: string,
  find: (script: MappedScript) => Promise<Uint8Array | undefined>,
): Promise<Frame[]> {
  const frames = parseStack(stack);
  const keyOf = ({ remote, version, script }: MappedScript) => `${remote}@${version}/${script}`;
  const open = async (script: MappedScript) => {
    const packed = await find(script);
    if (!packed) return undefined;
    const { TraceMap } = await import('@jridgewell/trace-mapping');
    return new TraceMap((await unzip(packed)).toString('utf8'));
  };
  const scripts = new Map(frames.map((frame) => [keyOf(frame), frame]));
  const maps = new Map<string, Awaited<ReturnType<typeof open>>>();
  // One after the other, as source maps can be large and latency does not matter here.
  for (const [key, frame] of scripts) maps.set(key, await open(frame));
  if ([...maps.values()].every((map) => map === undefined)) return frames.map(unmapped);
  const { originalPositionFor, sourceContentFor } = await import('@jridgewell/trace-mapping');
  return frames.map((frame) => {
    const map = maps.get(keyOf(frame));
    // Columns start at 1 in browsers, and at 0 in source maps.
    const place =
      map && originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) });
    if (!map || !place || place.source === null) return unmapped(frame);
    const { source, line, column, name } = place;
    const lines = linesAround(sourceContentFor(map, source), line);
    return {
      ...unmapped(frame),
      name: name ?? (frame.name || null),
      source,
      line,
      column: column + 1,
      around: lines,
    };
  });
}
