/** What a span contains about its work: names and counts, never what a shopper typed, bought or paid. */
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
  /** Begins a trace where none is under way; without it such work is not traced. */
  readonly root?: boolean;
  /** The caller in another process. */
  readonly parent?: SpanReference | undefined;
  /** What led to this work, in a separate trace. */
  readonly link?: SpanReference | undefined;
}

/** A span under way. */
export interface Span {
  readonly reference: SpanReference;
  set(attributes: Attributes): void;
  event(name: string, attributes: Attributes): void;
  /** Runs work inside of the span: spans that begin there are below it. */
  run<T>(work: () => T): T;
  /** Ends it once; `error` is the type of what it failed by. */
  end(error?: string): void;
}

/** What a library for traces does for the shop. */
export interface Tracer {
  /** The span that the running code is in. */
  current(): Span | undefined;
  open(start: SpanStart): Span;
  /** Adds a span that ended now, below the one that the running code is in. */
  record(start: SpanStart, milliseconds: number, error?: string): void;
  /** Sends what has not been sent, and stops. */
  stop(): Promise<void>;
}

/** Where traces go, and which. */
export interface TracingSettings {
  /** The collector's address, below which `/v1/traces` is. */
  readonly endpoint: string;
  /** Headers for the collector, as `name=value,name=value`. */
  readonly headers: string | undefined;
  /** What the process is called in traces; its role when absent. */
  readonly serviceName: string | undefined;
  /** More attributes of the process, as `name=value,name=value`. */
  readonly resourceAttributes: string | undefined;
  /** A sampler by its standard name. */
  readonly sampler: string | undefined;
  /** The share of traces that a sampler by ratio takes, from 0 to 1. */
  readonly samplerArg: string | undefined;
}
