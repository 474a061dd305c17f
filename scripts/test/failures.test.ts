import { expect, it } from '@jest/globals';
import {
  commandFor,
  describeFailure,
  readJestReport,
  readPlaywrightReport,
  type PlaywrightReport,
} from './failures';

it('reads failed tests and suites that could not run from a Jest report', () => {
  const test = (fullName: string, status: string) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['Expected: 1'] : [],
  });
  const report = {
    numPassedTests: 1,
    numTotalTestSuites: 3,
    numPassedTestSuites: 1,
    numFailedTestSuites: 2,
    numPendingTestSuites: 0,
    testResults: [
      {
        name: '/shop/a.test.ts',
        status: 'failed',
        message: 'a.test.ts: adds, pays',
        assertionResults: [test('adds', 'passed'), test('pays', 'failed')],
      },
      { name: '/shop/b/b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      { name: '/shop/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(readJestReport(report, '/shop')).toEqual({
    passed: 1,
    failures: [
      { file: 'a.test.ts', test: 'pays', flaky: false, message: 'Expected: 1' },
      { file: 'b/b.test.ts', test: '', flaky: false, message: 'Unexpected token' },
    ],
  });
  const unfinished = { ...report, numTotalTestSuites: 4, testResults: [] };
  expect(readJestReport(unfinished, '/shop').failures).toEqual([
    { file: '', test: '', flaky: false, message: 'Jest ended before all suites had run.' },
  ]);
});

it('reads failed and flaky tests from a Playwright report, with their line numbers', () => {
  const spec = (title: string, line: number, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'shopping/cart.spec.ts',
    line,
    tests: [
      { status, results: status === 'expected' ? [] : [{ errors: [{ message: `${title}: too late` }] }] },
    ],
  });
  const report: PlaywrightReport = {
    config: { rootDir: '/shop/e2e' },
    stats: { expected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        title: 'shopping/cart.spec.ts',
        specs: [spec('opens', 3, 'expected')],
        suites: [{ title: 'a cart', specs: [spec('adds', 7, 'flaky'), spec('pays', 9, 'unexpected')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report, '/shop')).toEqual({
    passed: 2,
    failures: [
      { file: 'e2e/shopping/cart.spec.ts:7', test: 'adds', flaky: true, message: 'adds: too late' },
      { file: 'e2e/shopping/cart.spec.ts:9', test: 'pays', flaky: false, message: 'pays: too late' },
    ],
  });
  expect(
    readPlaywrightReport({ ...report, suites: [], errors: [{ message: 'no port' }] }, '/shop').failures,
  ).toEqual([{ file: 'e2e', test: '', flaky: false, message: 'no port' }]);
});

it('names the command that runs a failed test alone, with the seed of the run', () => {
  const failure = { file: 'api/a.test.ts', test: "asks for Asha's (4) cards", flaky: false, message: '' };
  expect(commandFor(failure, 'jest', ['--seed=7'])).toBe(
    `npm test jest api/a.test.ts -- -t 'asks for Asha'\\''s \\(4\\) cards' --seed=7`,
  );
  expect(commandFor({ ...failure, test: '' }, 'jest', [])).toBe('npm test jest api/a.test.ts');
  expect(commandFor({ ...failure, file: '', test: '' }, 'jest', [])).toBe('npm test jest');
  expect(commandFor({ ...failure, file: 'e2e/cart.spec.ts:9' }, 'browser', [])).toBe(
    'npm test browser e2e/cart.spec.ts:9',
  );
});

it('describes a failure by name, command and message, at most thirty lines and without colours', () => {
  const failure = {
    file: 'a.test.ts',
    test: 'pays',
    flaky: false,
    message: '\u001B[31mExpected: 1\u001B[39m\n',
  };
  expect(describeFailure(failure, 'jest', [])).toBe(
    "  Failed: a.test.ts pays\n    Run it alone: npm test jest a.test.ts -- -t 'pays'\n      Expected: 1",
  );
  const message = Array.from({ length: 100 }, (_, index) => `line ${index + 1}\n`).join('');
  const lines = describeFailure({ file: '', test: '', flaky: false, message }, 'lint', []).split('\n');
  expect(lines.slice(0, 2)).toEqual(['  Failed: lint', '    Run it alone: npm test lint']);
  expect(lines.slice(21, 24).map((line) => line.trim())).toEqual([
    'line 20',
    '(70 lines left out)',
    'line 91',
  ]);
  expect(lines.at(-1)).toBe('      line 100');
});
