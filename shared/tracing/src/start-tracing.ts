import { currentTracer, setTracer } from './tracer';
import type { TracingSettings } from './types';

/** How long a stop waits for the collector, in ms. */
const patienceMs = 2000;

export interface TracingStart {
  /** What the process is called in traces without a setting. */
  readonly service: string;
  /** Gets a line when the collector does not take traces, and one when it does again. */
  readonly log: (line: string) => void;
}

/**
 * Starts tracing this process. Without settings it does nothing, and loads nothing: OpenTelemetry is read here first.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  start: TracingStart,
): Promise<void> {
  if (!settings || currentTracer()) return;
  const { createTracer } = await import('./open-telemetry');
  setTracer(createTracer(settings, start));
}

/** Sends what has not been sent, unless the collector takes longer than two seconds, and stops tracing. Never rejects. */
export async function stopTracing(): Promise<void> {
  const tracer = currentTracer();
  if (!tracer) return;
  setTracer(undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([tracer.stop().catch(() => undefined), late]);
  clearTimeout(timer);
}
