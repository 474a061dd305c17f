import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../../server/build/packages';
import { bin, runNode } from '@shop/release-tools/run-node';
import {
  readJestReport,
  readPlaywrightReport,
  type Failure,
  type Findings,
  type JestReport,
  type PlaywrightReport,
} from './failures';

/** The result of a step. A step that could not run at all counts as one failure. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The tools and tests that failed, and tests that needed a second try. */
  readonly failures: readonly Failure[];
}

export interface Step {
  readonly name: string;
  /** Runs the step; a suite passes arguments, such as paths and options, to its runner. */
  run(runnerArgs: readonly string[]): Promise<StepResult>;
}

const reports = path.join(root, '.cache/reports');

/** A tool that passes or fails: one check. */
function check(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Step {
  return {
    name,
    async run() {
      const { ok, output, seconds } = await runNode(args, { env });
      const failures = ok ? [] : [{ file: '', test: '', flaky: false, message: output }];
      return { passed: ok ? 1 : 0, failed: failures.length, seconds, failures };
    },
  };
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** A test runner that writes a report; without one, or with a bad exit code and no failed test, it counts as failed. */
function suite(
  name: string,
  report: string,
  command: { args: readonly string[]; env?: NodeJS.ProcessEnv },
  read: (report: never) => Findings,
): Step {
  return {
    name,
    async run(runnerArgs) {
      mkdirSync(reports, { recursive: true });
      const file = path.join(reports, report);
      rmSync(file, { force: true });
      const { ok, seconds } = await runNode([...command.args, ...runnerArgs], {
        live: true,
        env: command.env,
      });
      const found = readReport<never>(file);
      const { passed, failures: reported } = found ? read(found) : { passed: 0, failures: [] };
      const failures =
        ok || reported.some(({ flaky }) => !flaky)
          ? reported
          : [...reported, { file: '', test: '', flaky: false, message: `${name} ended with an error.` }];
      const failed = failures.filter(({ flaky }) => !flaky).length;
      return { passed, failed, seconds, failures };
    },
  };
}

const lint = [bin('eslint/bin/eslint.js'), '--max-warnings', '0'];
const boundaries = [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
];

/**
 * Checks that pass or fail. The build is first: test shops and budgets need its output.
 */
export const checks: readonly Step[] = [
  check('build', ['--import', 'tsx', 'scripts/build.ts']),
  // The native compiler is three times as fast. Tools that use the compiler API need the JavaScript one. Each of its four default
  // checkers would check the libraries again. Garbage is collected rarely, because the process is short-lived.
  check('types', [bin('typescript-native/bin/tsc'), '-b', '--checkers', '1', '--builders', '2'], {
    GOGC: '300',
  }),
  check('lint', [...lint, '--ignore-pattern', 'lab', '.']),
  check('packages', ['--import', 'tsx', 'scripts/api-reports.ts', '--check']),
  check('import boundaries', [
    ...boundaries,
    ...['shared', 'shell', 'office', ...remoteNames.map((name) => `mfe-${name}`)],
    ...['api', 'registry', 'server', 'samples', 'scripts', 'e2e'],
  ]),
  check('budgets', ['--import', 'tsx', 'scripts/budgets/main.ts']),
  check('formatting', [bin('oxfmt/bin/oxfmt'), '--check']),
];

/** Browser tests, which Playwright runs. */
function playwrightStep(name: string, config: string): Step {
  const report = `${name}.json`;
  return suite(
    name,
    report,
    {
      args: [bin('@playwright/test/cli.js'), 'test', '--config', config],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report) },
    },
    (found: PlaywrightReport) => readPlaywrightReport(found, root),
  );
}

/** Random order, so that tests cannot depend on each other. The seed makes failures reproducible. */
const shuffled = ['--randomize', '--seed=1'];

/** Jest's suites, in random order; the default seed gives the same order each time. */
function jestStep(name: string, config: string): Step {
  const report = `${name}.json`;
  const tests = suite(
    name,
    report,
    {
      args: [
        '--experimental-vm-modules',
        '--no-warnings=ExperimentalWarning',
        // The embedded database is too short-lived in a test for optimized compilation.
        '--liftoff-only',
        // A suite's modules outlive a small young generation, which copies them again and again.
        '--max-semi-space-size=64',
        bin('jest/bin/jest.js'),
        ...['--config', config],
        '--json',
        `--outputFile=${path.join(reports, report)}`,
      ],
    },
    (found: JestReport) => readJestReport(found, root),
  );
  return {
    name,
    run(runnerArgs) {
      const isOrdered = runnerArgs.some((arg) => arg.startsWith('--seed'));
      return tests.run(isOrdered ? runnerArgs : [...shuffled, ...runnerArgs]);
    },
  };
}

/** Steps that use the whole machine, and so run sequentially. */
export const suites: readonly Step[] = [
  jestStep('jest', 'jest.config.mjs'),
  playwrightStep('browser', 'e2e/playwright.config.ts'),
];

/** Suites that take minutes, and the lab: run when named, and every night. */
export const slowSuites: readonly Step[] = [
  playwrightStep('translated', 'e2e/translated/playwright.config.ts'),
  playwrightStep('other-browsers', 'e2e/other-browsers/playwright.config.ts'),
  playwrightStep('delivery', 'e2e/slow.config.ts'),
  check('lab-types', [bin('typescript-native/bin/tsc'), '-b', 'lab']),
  check('lab-lint', [...lint, 'lab']),
  check('lab-boundaries', [...boundaries, 'lab']),
  jestStep('lab', 'lab/jest.config.mjs'),
  playwrightStep('lab-browser', 'lab/playwright.config.ts'),
  check('lab-smoke', ['--import', 'tsx', 'lab/run.ts', 'lab:smoke']),
];
