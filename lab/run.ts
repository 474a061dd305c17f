import { runPrinting } from '../scripts/run-main';
import type { Command } from './support/command';

/** The lab's npm commands by their names; each is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  bench: () => import('./benches/page-loads/page-loads'),
  'bench:fleet': () => import('./benches/fleet/fleet-bench'),
  'bench:http': () => import('./benches/api/http-bench'),
  'bench:load': () => import('./benches/load/load'),
  'bench:memory': () => import('./benches/memory/memory'),
  'bench:orders': () => import('./benches/api/orders-bench'),
  'bench:products': () => import('./benches/api/products-bench'),
  'bench:scale': () => import('./benches/api/scale-bench'),
  'bench:search': () => import('./benches/api/search-bench'),
  'bench:switch': () => import('./benches/switches/switch-bench'),
  'build:monolith': () => import('./benches/single-application/build'),
  lighthouse: () => import('./benches/lighthouse/lighthouse'),

  'demo:rollout': () => import('./trials/rollout/rollout'),
  durability: () => import('./trials/durability/durability'),
  fleet: () => import('./trials/fleet/open-fleet'),
  fuzz: () => import('./trials/fuzz/fuzz'),
  outages: () => import('./trials/outages/outages'),
  trials: () => import('./trials/faults'),

  'simulate-forgers': () => import('./simulations/forgers/forgers'),
  'simulate-holds': () => import('./simulations/holds/holds'),
  'simulate-rollouts': () => import('./simulations/rollouts/rollouts'),

  figures: () => import('./tools/figures'),
  'lab:smoke': () => import('./smoke'),
  'payment-scripts': () => import('./tools/payment-scripts/payment-scripts'),
  'store-data': () => import('./tools/stored-data/store-data'),
  screens: () => import('./tools/screens/screens'),
};

/** Runs the command that the first argument names with the remaining ones; `--help` prints its usage. */
await runPrinting(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = commands[name];
  if (!load) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  const { command } = await load();
  if (args.includes('--help')) console.log(command.usage);
  else await command.run(args);
});
