import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ErrorWithSources } from '@shop/contracts/registry';
import type { MappedScript } from './repository';
import { parseStack, type StackFrame } from './parse-stack';

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
  // One after the other: a map may be large, and nobody waits for milliseconds here.
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
