import { formatTraceparent } from './traceparent';
import type { Attributes, Span, SpanStart, Tracer } from './types';

let tracer: Tracer | undefined;

/** Sets what traces this process; undefined turns tracing off. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const currentTracer = (): Tracer | undefined => tracer;

/** Whether this process is traced. */
export const isTracing = (): boolean => tracer !== undefined;

/** The type of an error. Its message may hold what shoppers typed. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}

/** Opens a span, unless nothing is traced here or it has no trace to belong to. */
export function openSpan(start: SpanStart): Span | undefined {
  if (!tracer || (!start.root && !start.parent && !tracer.current())) return undefined;
  return tracer.open(start);
}

/** Runs work in a new span, which ends with it. What the work returns or throws is passed on. */
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

/** Adds a span that has just ended after the given milliseconds, where work is traced. */
export function recordSpan(start: SpanStart, milliseconds: number, error?: string): void {
  if (tracer?.current()) tracer.record(start, milliseconds, error);
}

/** Adds attributes to the span that the running code is in. */
export function noteOnSpan(attributes: Attributes): void {
  tracer?.current()?.set(attributes);
}

/** Adds an event to the span that the running code is in. */
export function noteEvent(name: string, attributes: Attributes): void {
  tracer?.current()?.event(name, attributes);
}

const runPlainly = <T>(work: () => T): T => work();

/** Returns a function that runs work in the span of now, for callbacks that come from elsewhere, such as messages of a process. */
export function holdTrace(): <T>(work: () => T) => T {
  const span = tracer?.current();
  return span ? (work) => span.run(work) : runPlainly;
}

/** The `traceparent` of the span that the running code is in; undefined where none is, or it is not sampled. */
export function traceparent(): string | undefined {
  const reference = tracer?.current()?.reference;
  return reference?.isSampled ? formatTraceparent(reference) : undefined;
}

/** The trace that the running code is in, for log lines. */
export function traceFields(): Readonly<Record<string, string>> {
  const reference = tracer?.current()?.reference;
  return reference ? { trace_id: reference.traceId, span_id: reference.spanId } : {};
}
