import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, or a suite that could not run. */
export interface Failure {
  /** The suite's path from the root of the checkout, with slashes; empty where the runner ended before all suites had run. */
  readonly file: string;
  /** The full name of the test; empty where the whole suite failed. */
  readonly test: string;
  /** Whether it passed on retry. */
  readonly flaky: boolean;
  /** The report of the runner or the tool. */
  readonly message: string;
}

/** Results of a runner. */
export interface Findings {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** The part of Jest's `--json` report that is read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numTotalTestSuites: number;
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const relativeTo = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/');

/** Jest reports success when an internal error ends it early, for example while it prints a failure. */
const ranAllSuites = (report: JestReport): boolean =>
  report.numTotalTestSuites ===
  report.numPassedTestSuites + report.numFailedTestSuites + report.numPendingTestSuites;

/** Reads Jest's report of the checkout at `root`. */
export function readJestReport(report: JestReport, root: string): Findings {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relativeTo(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, test: '', flaky: false, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      test: fullName,
      flaky: false,
      message: failureMessages.join('\n'),
    }));
  });
  const endedEarly = ranAllSuites(report)
    ? []
    : [{ file: '', test: '', flaky: false, message: 'Jest ended before all suites had run.' }];
  return { passed: report.numPassedTests, failures: [...failures, ...endedEarly] };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  /** Failures outside of tests, such as in a global setup. */
  readonly errors: readonly PlaywrightError[];
}

const messageOf = ({ message = '' }: PlaywrightError) => message;

/** Reads Playwright's report of the checkout at `root`. */
export function readPlaywrightReport(report: PlaywrightReport, root: string): Findings {
  const failuresOf = (suite: PlaywrightSuite): Failure[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: `${relativeTo(root, path.resolve(report.config.rootDir, file))}:${line}`,
          test: title,
          flaky: status === 'flaky',
          message: results.flatMap(({ errors }) => errors.map(messageOf)).join('\n'),
        })),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  const failures = report.suites.flatMap(failuresOf);
  const { expected, flaky } = report.stats;
  const outside = report.errors.map((error) => ({
    file: relativeTo(root, report.config.rootDir),
    test: '',
    flaky: false,
    message: messageOf(error),
  }));
  return { passed: expected + flaky, failures: [...failures, ...outside] };
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A regular expression for `-t` and `--grep` that matches exactly the text. */
const exactly = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The command that runs a failed test alone, with the options of the run, such as a seed.
 *
 * @param step The step of `npm test` that the test belongs to.
 */
export function commandFor({ file, test }: Failure, step: string, options: readonly string[]): string {
  // Playwright's location includes the line of the test.
  const named = file.includes(':') || test === '' ? [] : ['-t', quote(exactly(test))];
  const passedOn = [...named, ...options];
  return [
    'npm test',
    step,
    ...(file ? [file] : []),
    ...(passedOn.length > 0 ? ['--', ...passedOn] : []),
  ].join(' ');
}

/** Enough of a message's beginning and end: a test starts with what it expected, and a tool ends with its summary. */
const shownLines = { first: 20, last: 10 } as const;

/** The lines, or the first and last of many. */
function shortened(lines: readonly string[]): readonly string[] {
  const { first, last } = shownLines;
  const left = lines.length - first - last;
  return left <= 1 ? lines : [...lines.slice(0, first), `(${left} lines left out)`, ...lines.slice(-last)];
}

/**
 * The description of a failed or flaky test, or a failed tool: its name, the command that runs it alone, and
 * its message without colours.
 *
 * @param step The step of `npm test` that it belongs to.
 * @param options The options of the run.
 */
export function describeFailure(failure: Failure, step: string, options: readonly string[]): string {
  const name = [failure.file || step, failure.test].filter(Boolean).join(' ');
  const lines = stripVTControlCharacters(failure.message).trim().split('\n');
  return [
    `  ${failure.flaky ? 'Passed on retry' : 'Failed'}: ${name}`,
    `    Run it alone: ${commandFor(failure, step, options)}`,
    ...shortened(lines).map((line) => `      ${line}`.trimEnd()),
  ].join('\n');
}
