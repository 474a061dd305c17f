import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ErrorWithSources } from '@shop/contracts/registry';
import type { MappedScript } from './repository';

/** A line of a stack that names a place in a script. */
interface StackFrame {
  readonly text: string;
  /** Empty where the browser has no name. */
  readonly name: string;
  /** The remote and version of the script; both empty for one of the shell. */
  readonly remote: string;
  readonly version: string;
  readonly script: string;
  /** From 1, as browsers count. */
  readonly line: number;
  readonly column: number;
}

/** More frames than anybody reads. */
const maxFrames = 30;

/** `…/remotes/cart/1.2.0/page.js:1:234` or `…/shell/main.0a1b2c3d.js:1:234`. */
const place =
  /\/(?:remotes\/(?<remote>[\w-]+)\/(?<version>[\w.+-]+)|shell)\/(?<script>[\w@~+/.-]+?\.m?js)(?:\?\S*?)?:(?<line>\d+):(?<column>\d+)/;

/** Chrome writes `at name (address)`, Firefox and Safari `name@address`. */
const nameIn = (line: string) =>
  /^\s*at (?:async )?(.+?) \(/.exec(line)?.[1] ?? /^(.*?)@/.exec(line)?.[1] ?? '';

/** The lines of a stack that name a place in a script of a remote or of the shell; at most 30. */
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

/** Lines of the source before and after the one that is named, and the longest of them in characters. */
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
 * The frames of a stack, mapped to the sources where `find` has a source map (gzip), else as the browser wrote them. The
 * library is loaded with the first stack that has one.
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
  // One after the other: a map may be large, and milliseconds do not matter here.
  for (const [key, frame] of scripts) maps.set(key, await open(frame));
  if ([...maps.values()].every((map) => map === undefined)) return frames.map(unmapped);
  const { originalPositionFor, sourceContentFor } = await import('@jridgewell/trace-mapping');
  return frames.map((frame) => {
    const map = maps.get(keyOf(frame));
    // Browsers count columns from 1, source maps from 0.
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
