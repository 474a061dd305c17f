/** The attributes of a span: names and counts, never a shopper's input, purchases or payments. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span of another process, or of an earlier response. */
export interface SpanReference {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

export interface SpanStart {
  readonly name: string;
  readonly kind?: 'internal' | 'client' | 'server';
  readonly attributes?: Attributes;
  /** Starts a trace if there is none; without it, such work is not traced. */
  readonly root?: boolean;
  /** The caller in another process. */
  readonly parent?: SpanReference | undefined;
  /** The cause of this work, in a separate trace. */
  readonly link?: SpanReference | undefined;
}

/** An active span. */
export interface Span {
  readonly reference: SpanReference;
  set(attributes: Attributes): void;
  event(name: string, attributes: Attributes): void;
  /** Runs work inside the span; spans that start there are its children. */
  run<T>(work: () => T): T;
  /** Ends the span; later calls are ignored. `error` is the type of its error. */
  end(error?: string): void;
}

/** The tracing functions that the shop uses. */
export interface Tracer {
  /** The current span. */
  current(): Span | undefined;
  open(start: SpanStart): Span;
  /** Adds a span that ended now, as a child of the current span. */
  record(start: SpanStart, milliseconds: number, error?: string): void;
  /** Sends pending spans, and stops. */
  stop(): Promise<void>;
}

/** Settings of the collector and the sampler. */
export interface TracingSettings {
  /** The collector's base URL, without `/v1/traces`. */
  readonly endpoint: string;
  /** Headers for the collector, as `name=value,name=value`. */
  readonly headers: string | undefined;
  /** Service name in traces; the role of the process when absent. */
  readonly serviceName: string | undefined;
  /** More attributes of the process, as `name=value,name=value`. */
  readonly resourceAttributes: string | undefined;
  /** A sampler by its standard name. */
  readonly sampler: string | undefined;
  /** The share of traces for ratio-based samplers, from 0 to 1. */
  readonly samplerArg: string | undefined;
}

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

let tracer: Tracer | undefined;

/** Sets the tracer of this process; undefined turns tracing off. */
function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const currentTracer = (): Tracer | undefined => tracer;

/** Whether this process is traced. */
export const isTracing = (): boolean => tracer !== undefined;

/** The type of an error. Its message may contain shoppers' input. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}

/** Opens a span, unless tracing is off or there is no trace. */
export function openSpan(start: SpanStart): Span | undefined {
  if (!tracer || (!start.root && !start.parent && !tracer.current())) return undefined;
  return tracer.open(start);
}

/** Runs work in a new span, which ends with it. Its result or error is passed on. */
export function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = openSpan(start);
  if (!span) return work();
  return span.run(work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.end(errorType(error));
      throw error;
    },
  );
}

/** Adds a span that has just ended after `milliseconds`, if the current work is traced. */
export function recordSpan(start: SpanStart, milliseconds: number, error?: string): void {
  if (tracer?.current()) tracer.record(start, milliseconds, error);
}

/** Adds attributes to the current span. */
export function noteOnSpan(attributes: Attributes): void {
  tracer?.current()?.set(attributes);
}

/** Adds an event to the current span. */
export function noteEvent(name: string, attributes: Attributes): void {
  tracer?.current()?.event(name, attributes);
}

const runPlainly = <T>(work: () => T): T => work();

/** Returns a function that runs work in the current span, for callbacks from other contexts, such as messages of a process. */
export function holdTrace(): <T>(work: () => T) => T {
  const span = tracer?.current();
  return span ? (work) => span.run(work) : runPlainly;
}

/** The `traceparent` of the current span; undefined if there is none or it is not sampled. */
export function traceparent(): string | undefined {
  const reference = tracer?.current()?.reference;
  return reference?.isSampled ? formatTraceparent(reference) : undefined;
}

/** Fields of the current trace, for log lines. */
export function traceFields(): Readonly<Record<string, string>> {
  const reference = tracer?.current()?.reference;
  return reference ? { trace_id: reference.traceId, span_id: reference.spanId } : {};
}

/** How long `stopTracing` waits for the collector, in ms. */
const timeoutMs = 2000;

export interface TracingStart {
  /** Default service name in traces. */
  readonly service: string;
  /** Called with a line when the collector does not accept traces, and when it recovers. */
  readonly log: (line: string) => void;
  /** How long ended spans are collected before they are sent, in milliseconds: 5,000 by default. */
  readonly delayMs?: number;
}

/** Starts tracing this process. Without settings it does nothing, and does not load OpenTelemetry. */
export async function startTracing(
  settings: TracingSettings | undefined,
  start: TracingStart,
): Promise<void> {
  if (!settings || currentTracer()) return;
  const { createTracer } = await import('./open-telemetry');
  setTracer(createTracer(settings, start));
}

/** Sends pending spans, waiting at most two seconds for the collector, and stops tracing. Never rejects. */
export async function stopTracing(): Promise<void> {
  const tracer = currentTracer();
  if (!tracer) return;
  setTracer(undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([tracer.stop().catch(() => undefined), late]);
  clearTimeout(timer);
}
