import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import type { TracingSettings } from './types';

function rootSampler(name: string, ratio: number): Sampler {
  if (name.endsWith('always_off')) return new AlwaysOffSampler();
  return name.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** The sampler of a standard name: every trace by default, and what a caller has decided holds. */
export function samplerOf({
  sampler = 'parentbased_always_on',
  samplerArg = '1',
}: Pick<TracingSettings, 'sampler' | 'samplerArg'>): Sampler {
  const root = rootSampler(sampler, Number(samplerArg));
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
