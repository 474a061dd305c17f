export {
  type Attributes,
  holdTrace,
  inSpan,
  isTracing,
  noteEvent,
  noteOnSpan,
  recordSpan,
  startTracing,
  stopTracing,
  traceFields,
  traceparent,
  traceparentOf,
  type TracingSettings,
} from './tracer';
export { requestTracing, tracedFetch } from './trace-requests';
