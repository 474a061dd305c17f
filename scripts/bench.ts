import { runNamed } from './run-main';

/** What `npm run bench`, `bench:load` and the others measure. */
await runNamed({
  pages: () => import('../e2e/speed/page-loads/page-loads'),
  load: () => import('../e2e/speed/load/load'),
  fleet: () => import('../e2e/speed/fleet/fleet-bench'),
  http: () => import('../e2e/speed/api/http-bench'),
  scale: () => import('../e2e/speed/api/scale-bench'),
  orders: () => import('../e2e/speed/api/orders-bench'),
  products: () => import('../e2e/speed/api/products-bench'),
  memory: () => import('../e2e/speed/memory/memory'),
  switches: () => import('../e2e/speed/switches/switch-bench'),
  lighthouse: () => import('../e2e/speed/lighthouse/lighthouse'),
  budgets: () => import('../e2e/speed/budgets/budgets'),
  'single-application': () => import('../e2e/speed/single-application/build'),
});
