import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { hostname } from 'node:os';
import { reportingExporter } from './reporting-exporter';
import { samplerOf } from './sampler';
import type { TracingStart } from './start-tracing';
import type { Span, SpanReference, SpanStart, Tracer, TracingSettings } from './types';

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, server: SpanKind.SERVER } as const;

/** Reads `name=value,name=value`, whose values are percent-encoded. */
function pairsOf(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

const contextOf = ({ traceId, spanId, isSampled }: SpanReference) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

function spanOver(span: OtelSpan, inside: Context): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    reference: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    set: (attributes) => void span.setAttributes(attributes),
    event: (name, attributes) => void span.addEvent(name, attributes),
    run: (work) => context.with(inside, work),
    end(error) {
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error);
      span.end();
    },
  };
}

/** A tracer by OpenTelemetry, which sends to a collector by OTLP over HTTP. */
export function createTracer(settings: TracingSettings, { service, log }: TracingStart): Tracer {
  const { endpoint, headers, serviceName = service, resourceAttributes } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: pairsOf(headers),
  });
  const provider = new NodeTracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.instance.id': `${hostname()}:${process.pid}`,
        ...pairsOf(resourceAttributes),
        'service.name': serviceName,
      }),
    ),
    spanProcessors: [
      new BatchSpanProcessor(reportingExporter(exporter, { address: new URL(endpoint).origin, log })),
    ],
  });
  provider.register({ propagator: null });
  const tracer = provider.getTracer('vintage-craft');

  const begin = ({ name, kind = 'internal', attributes, parent, link }: SpanStart, startTime?: number) => {
    const around = parent ? trace.setSpanContext(context.active(), contextOf(parent)) : context.active();
    const links = link ? [{ context: contextOf(link) }] : [];
    const options = { kind: kinds[kind], attributes, links, startTime };
    const span = tracer.startSpan(name, options, around);
    return { span, inside: trace.setSpan(around, span) };
  };

  return {
    current() {
      const inside = context.active();
      const span = trace.getSpan(inside);
      return span && spanOver(span, inside);
    },
    open(start) {
      const { span, inside } = begin(start);
      return spanOver(span, inside);
    },
    record(start, milliseconds, error) {
      const { span, inside } = begin(start, Date.now() - milliseconds);
      spanOver(span, inside).end(error);
    },
    async stop() {
      const sent = provider.shutdown();
      trace.disable();
      context.disable();
      await sent;
    },
  };
}
