import type { SpanReference } from './types';

const format = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Reads a `traceparent` (W3C Trace Context); undefined when it is invalid. */
export function traceparentOf(text: unknown): SpanReference | undefined {
  const [, traceId, spanId, flags = ''] = (typeof text === 'string' && format.exec(text)) || [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Writes a `traceparent`. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: SpanReference): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
