import { expect, it } from '@jest/globals';
import type { GateJob, GateReport, Plan } from '@shop/contracts/registry';
import type { RegistryCalls } from '../registry-calls';
import { planWithRun } from './change';

it('shows the verdict of a run that ended after the plan was read', async () => {
  const of = { remote: 'content', version: '1.0.1' };
  const planWith = (report: number) =>
    ({ changes: [], gate: { candidates: [of], report: { id: report } as GateReport } }) as unknown as Plan;
  const plans = [planWith(1), planWith(2)];
  const calls = {
    envPath: '/envs/live',
    post: () => Promise.resolve(plans.shift()),
    get: () => Promise.resolve({ items: [{ id: 2, state: 'passed', report: 2 } as GateJob], workers: 1 }),
  } as unknown as RegistryCalls;
  const fields = { kind: 'promote', ...of } as unknown as Parameters<typeof planWithRun>[2];
  const { planned, gateRun } = await planWithRun(calls, { plan: { promote: { content: '1.0.1' } } }, fields);
  expect(planned).toEqual(planWith(2));
  expect(gateRun).toMatchObject({ of, job: { state: 'passed' }, workers: 1 });
});
