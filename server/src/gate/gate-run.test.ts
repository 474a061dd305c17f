import { expect, it } from '@jest/globals';
import type { GateFinding } from '@shop/contracts/registry';
import { isOver, type GateRun } from './gate-run';

const finding = (severity: GateFinding['severity']): GateFinding => ({
  ...{ check: 'script', severity, path: '/', width: 390, message: 'throws' },
});
const over = (endsAtRefusal: boolean, ...findings: GateFinding[]) => {
  const run: Pick<GateRun, 'endsAtRefusal'> = { endsAtRefusal };
  return isOver(run, { findings });
};

it('runs to the end, unless it should stop at the first refusal', () => {
  expect(over(false, finding('refuse'))).toBe(false);
  expect(over(true, finding('note'))).toBe(false);
  expect(over(true, finding('note'), finding('refuse'))).toBe(true);
});
