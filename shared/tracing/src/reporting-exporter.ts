import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

interface Options {
  /** The collector, for the lines. */
  readonly address: string;
  readonly log: (line: string) => void;
}

const reasonOf = (error: Error | undefined) =>
  (error as NodeJS.ErrnoException | undefined)?.code ?? error?.message ?? 'no reason';

/** Logs once that the collector does not accept traces, and once that it does again: spans meanwhile are lost, without any waiting. */
export function reportingExporter(exporter: SpanExporter, { address, log }: Options): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isFailing)
          log(`${address} takes no traces (${reasonOf(result.error)}): they are dropped.`);
        if (!failed && isFailing) log(`${address} takes traces again.`);
        isFailing = failed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
