import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly boolValue?: boolean;
}

interface OtlpAttributes {
  readonly attributes?: readonly { readonly key: string; readonly value: OtlpValue }[];
}

interface OtlpSpan extends OtlpAttributes {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly events?: readonly ({ readonly name: string } & OtlpAttributes)[];
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: OtlpAttributes;
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A span as received by the collector. */
export interface SentSpan extends Omit<OtlpSpan, 'attributes' | 'events'> {
  readonly service: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
}

export type SinkBehaviour = 'takes' | 'fails' | 'hangs';

/** A collector for tests: OTLP as JSON over HTTP. */
export interface OtlpSink {
  readonly address: string;
  readonly spans: readonly SentSpan[];
  /** Headers of the last request. */
  headers(): Readonly<Record<string, string | string[] | undefined>>;
  /** The number of requests. */
  asked(): number;
  behave(how: SinkBehaviour): void;
  close(): Promise<void>;
}

const valuesOf = ({ attributes = [] }: OtlpAttributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));

const spansOf = ({ resourceSpans }: OtlpRequest): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ events = [], ...span }) => ({
        ...span,
        service: valuesOf(resource)['service.name'],
        attributes: valuesOf(span),
        events: events.map(({ name }) => name),
      })),
    ),
  );

/** Opens a collector on a free port. */
export async function openOtlpSink(): Promise<OtlpSink> {
  const spans: SentSpan[] = [];
  const hanging = new Set<ServerResponse>();
  let [how, asked]: [SinkBehaviour, number] = ['takes', 0];
  let headers: Readonly<Record<string, string | string[] | undefined>> = {};
  const server = createServer((request, response) => {
    asked += 1;
    headers = request.headers;
    if (how === 'hangs') return void hanging.add(response);
    void json(request).then((body) => {
      if (how === 'takes') spans.push(...spansOf(body as OtlpRequest));
      response.writeHead(how === 'takes' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    asked: () => asked,
    behave: (next) => void (how = next),
    async close() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
