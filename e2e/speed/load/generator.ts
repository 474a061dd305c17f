import { flood, type FloodPlan } from './flood';

/** A process that does nothing but ask: each message is a flood, which is answered with what came. */
process.on('message', (plan: FloodPlan) => void flood(plan).then((found) => process.send?.(found)));
