import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../server/build/packages';
import { machinesOn } from './machines';
import { commandOf, readFailures, readTotals } from './run-machine';

const machines = machinesOn(new Date('2026-11-27T12:00:00Z'));
const machine = (name: string) => {
  const found = machines.find((one) => one.name === name);
  if (!found) throw new Error(`There is no machine "${name}".`);
  return found;
};

it('runs the README’s command as each machine would', () => {
  expect(commandOf(machine('archive'))).toEqual(['npm', 'test']);
  expect(commandOf(machine('node-24'))).toEqual(['npx', '--yes', '--package=node@24', '--call', 'npm test']);
  expect(commandOf(machine('one-processor'))).toEqual([
    'taskset',
    '--cpu-list',
    '0',
    'npm',
    'test',
    'jest',
    'browser',
  ]);
  expect(commandOf(machine('shuffled'))).toEqual([
    'npm',
    'test',
    'jest',
    '--',
    '--randomize',
    '--seed=20261127',
  ]);
});

it('parses the totals, and counts a run without them as failed', () => {
  const output =
    '  jest: 4 passed, 1 failed (2 s)\n\n1 of the passed tests needed a second try\n\n5 passed, 1 failed\n';
  expect(readTotals(output, 1)).toEqual({ passed: 5, failed: 1, secondTries: 1 });
  expect(readTotals('5 passed, 0 failed', 0)).toEqual({ passed: 5, failed: 0, secondTries: 0 });
  expect(readTotals('tsx: not found', 127)).toEqual({ passed: 0, failed: 1, secondTries: 0 });
  expect(readTotals('5 passed, 0 failed', null)).toEqual({ passed: 5, failed: 1, secondTries: 0 });
});

it('shows the failed tests with the commands that run them alone', () => {
  const lines = '  Failed: a.test.ts adds\n    Run it alone: npm test jest a.test.ts';
  expect(readFailures(`PASS b.test.ts\n${lines}\n  jest: 4 passed`)).toBe(lines);
});

it('the nightly workflow runs every machine', () => {
  const workflow = parse(readFileSync(path.join(root, '.github/workflows/nightly.yml'), 'utf8')) as {
    jobs: { machines: { strategy: { matrix: { machine: string[] } } } };
  };
  expect(workflow.jobs.machines.strategy.matrix.machine).toEqual(machines.map(({ name }) => name));
});
