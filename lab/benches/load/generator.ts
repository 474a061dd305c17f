import { flood, type FloodPlan } from './flood';

/** A process that only sends requests: each message is a flood, and it replies with the results. */
process.on('message', (plan: FloodPlan) => void flood(plan).then((found) => process.send?.(found)));
