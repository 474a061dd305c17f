import { expect, it } from '@jest/globals';
import { commandFor, readJestReport, readPlaywrightReport, type PlaywrightReport } from './failures';

it('reads failed tests and suites that could not run from a report of Jest', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
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
        assertionResults: [test('adds', 'passed'), test('pays', 'failed')],
      },
      { name: '/shop/b/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/shop/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(readJestReport(report, '/shop')).toEqual({
    passed: 1,
    failures: [
      { file: 'a.test.ts', test: 'pays', flaky: false },
      { file: 'b/b.test.ts', test: '', flaky: false },
    ],
  });
  const unfinished = { ...report, numTotalTestSuites: 4, testResults: [] };
  expect(readJestReport(unfinished, '/shop').failures).toEqual([{ file: '', test: '', flaky: false }]);
});

it('reads failed and flaky tests from a report of Playwright, with the lines they start in', () => {
  const spec = (title: string, line: number, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'shopping/cart.spec.ts',
    line,
    tests: [{ status }],
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
      { file: 'e2e/shopping/cart.spec.ts:7', test: 'adds', flaky: true },
      { file: 'e2e/shopping/cart.spec.ts:9', test: 'pays', flaky: false },
    ],
  });
  expect(readPlaywrightReport({ ...report, suites: [], errors: [{}] }, '/shop').failures).toEqual([
    { file: 'e2e', test: '', flaky: false },
  ]);
});

it('names the command that runs a failed test alone, with the seed of the run', () => {
  const failure = { file: 'api/a.test.ts', test: "asks for Asha's (4) cards", flaky: false };
  expect(commandFor(failure, 'jest', ['--seed=7'])).toBe(
    `npm test jest api/a.test.ts -- -t 'asks for Asha'\\''s \\(4\\) cards' --seed=7`,
  );
  expect(commandFor({ ...failure, test: '' }, 'jest', [])).toBe('npm test jest api/a.test.ts');
  expect(commandFor({ file: '', test: '', flaky: false }, 'jest', [])).toBe('npm test jest');
  expect(commandFor({ ...failure, file: 'e2e/cart.spec.ts:9' }, 'browser', [])).toBe(
    'npm test browser e2e/cart.spec.ts:9',
  );
});
