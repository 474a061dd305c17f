import { address, matches, oneOf, pairs } from './rules';
import type { Variable } from './variables';

/** Where traces go, and which, by OpenTelemetry's standard names. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: 'none: no traces',
    sets: 'the collector of [traces](production.md#traces), by OTLP over HTTP: `http://collector:4318`',
    rule: address('an address such as http://collector:4318', /^https?:$/),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    fallback: 'none',
    sets: 'headers for the collector, `name=value,name=value`, such as its credentials',
    rule: pairs,
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    fallback: '`vintage-craft-` and the role',
    sets: 'the name of the process in traces',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    fallback: 'none',
    sets: 'further attributes of the process in traces, such as `deployment.environment.name=production`',
    rule: pairs,
  },
  OTEL_TRACES_SAMPLER: {
    fallback: '`parentbased_always_on`',
    sets: 'which traces are sent; `parentbased_traceidratio` for a share of them',
    rule: oneOf(
      ...['always_on', 'always_off', 'traceidratio'],
      ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
    ),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '`1`',
    sets: 'the share of traces that a ratio sampler sends, from 0 to 1',
    rule: matches('a number from 0 to 1', /^(0|1|0?\.\d{1,9}|1\.0*)$/),
  },
} as const satisfies Readonly<Record<string, Variable>>;
