import { metrics, percent, type Metric } from '../src/modules/telemetry/metrics';

const points = (share: number) => `${+(share * 100).toFixed(2)} points`;

const worseFrom = ({ direction, guardrail: { margin } }: Metric) =>
  direction === 'lower' ? `${points(margin)} more` : `${points(margin)} fewer, or half as many`;

const row = (metric: Metric) =>
  `| \`${metric.name}\` | ${metric.text} | ${worseFrom(metric)} | ${metric.floor} | ${+(metric.guardrail.alpha * 100).toFixed(3)}% |`;

/** Generates docs/metrics.md: the metrics that judge versions. */
export function metricsDocument(): string {
  const falseAlarms = metrics.reduce((sum, { guardrail }) => sum + guardrail.alpha, 0);
  return `<!-- Generated from registry/src/modules/telemetry/metrics.ts by \`npm run generate\`. -->

# Version metrics

A canary is judged by these rates against its control, and a promoted version against the previous good one
([Releases](releases.md#judgement)). A rollout may set other margins. The probability that a rollout of an equally good version
is rolled back is ${percent(falseAlarms)}. [How to add a metric](guide/a-metric.md).

| Metric | Rate | Worse from | Minimum count | False alarms |
| --- | --- | --- | ---: | ---: |
${metrics.map(row).join('\n')}
`;
}
