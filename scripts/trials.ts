import { runNamed } from './run-main';

/** `npm run trials`, `durability`, `outages`, `fuzz` and `demo:rollout`, each on a shop of its own, `fleet`, and the simulations. */
await runNamed({
  faults: () => import('../e2e/trials/faults'),
  durability: () => import('../e2e/trials/durability/durability'),
  outages: () => import('../e2e/trials/outages/outages'),
  fuzz: () => import('../e2e/trials/fuzz/fuzz'),
  fleet: () => import('../e2e/trials/fleet/open-fleet'),
  simulation: () => import('../e2e/trials/simulation/simulate-rollouts'),
  forgers: () => import('../e2e/trials/simulation/simulate-forgers'),
  holds: () => import('../e2e/trials/simulation/simulate-holds'),
  rollout: () => import('../e2e/trials/rollout/rollout'),
});
