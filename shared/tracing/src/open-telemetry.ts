import { hostname } from 'node:os';
import {
  context,
  type Context,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanReference, SpanStart, Tracer, TracingSettings, TracingStart } from './tracer';

function rootSampler(name: string, ratio: number): Sampler {
  if (name.endsWith('always_off')) return new AlwaysOffSampler();
  return name.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** The sampler with a standard name. By default it samples every trace, and respects the caller's decision. */
export function samplerOf({
  sampler = 'parentbased_always_on',
  samplerArg = '1',
}: Pick<TracingSettings, 'sampler' | 'samplerArg'>): Sampler {
  const root = rootSampler(sampler, Number(samplerArg));
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

interface Options {
  /** The collector's URL, for the log lines. */
  readonly address: string;
  readonly log: (line: string) => void;
}

const reasonOf = (error: Error | undefined) =>
  (error as NodeJS.ErrnoException | undefined)?.code ?? error?.message ?? 'no reason';

/** Logs once when the collector stops accepting traces, and once when it recovers. Spans in between are lost, without delaying requests. */
export function reportingExporter(exporter: SpanExporter, { address, log }: Options): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isFailing)
          log(`${address} does not accept traces (${reasonOf(result.error)}). They are dropped.`);
        if (!failed && isFailing) log(`${address} accepts traces again.`);
        isFailing = failed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

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

/** An OpenTelemetry tracer that sends to a collector with OTLP over HTTP. */
export function createTracer(settings: TracingSettings, { service, log, delayMs }: TracingStart): Tracer {
  const { endpoint, headers, serviceName = service, resourceAttributes } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: pairsOf(headers),
  });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.instance.id': `${hostname()}:${process.pid}`,
        ...pairsOf(resourceAttributes),
        'service.name': serviceName,
      }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingExporter(exporter, { address: new URL(endpoint).origin, log }),
        ...(delayMs !== undefined && { scheduledDelayMillis: delayMs }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
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
