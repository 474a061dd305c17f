import { failingFaults } from './failing-faults';
import type { Fault, Target } from './fault';
import { reachingFaults } from './reaching-faults';

/** All faults of a remote's server code. */
export const faultsOf = (target: Target): readonly Fault[] => [
  ...failingFaults(target),
  ...reachingFaults(target),
];
