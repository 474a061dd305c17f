export { startTracing, stopTracing } from './start-tracing';
export { requestTracing } from './trace-requests';
export { traceparentOf } from './traceparent';
export { tracedFetch } from './traced-fetch';
export {
  holdTrace,
  inSpan,
  isTracing,
  noteEvent,
  noteOnSpan,
  recordSpan,
  traceFields,
  traceparent,
} from './tracer';
export type { Attributes, TracingSettings } from './types';
