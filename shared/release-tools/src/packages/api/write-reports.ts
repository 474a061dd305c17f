import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import type { StagedPackage } from '../stage-packages';
import { declarationsOf, entriesOf, type Entry } from './entries';
import { removeReport, reportFolder, reportsIn } from './report-files';

const command = 'Run: npm run api-reports';

const quiet = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false };

/** The configuration of API Extractor for an entry. */
function configOf(one: StagedPackage, entry: Entry, files: readonly string[]): ExtractorConfig {
  const temp = path.join(one.stage, 'etc');
  mkdirSync(temp, { recursive: true });
  mkdirSync(reportFolder(one), { recursive: true });
  return ExtractorConfig.prepare({
    packageJsonFullPath: path.join(one.stage, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: one.stage,
      mainEntryPointFilePath: declarationsOf(one, entry),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          files,
          compilerOptions: {
            strict: true,
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            skipLibCheck: true,
            types: ['node'],
          },
        },
      },
      apiReport: {
        enabled: true,
        // The structure of an exported type is part of the contract, as is its name.
        includeForgottenExports: true,
        reportFileName: entry.report,
        reportFolder: reportFolder(one),
        reportTempFolder: temp,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: quiet },
        tsdocMessageReporting: { default: quiet },
      },
    },
  });
}

/**
 * Runs `work` while each package's declarations have a package.json without a name. An entry that imports another
 * entry of its package then imports it from an installed package: API Extractor copies the types of files inside the
 * package into every report.
 */
function withImportedEntries<Result>(packages: readonly StagedPackage[], work: () => Result): Result {
  const nameless = packages.map(({ stage }) => path.join(stage, 'dist/package.json'));
  try {
    for (const file of nameless) writeFileSync(file, '{ "type": "module" }\n');
    return work();
  } finally {
    for (const file of nameless) rmSync(file, { force: true });
  }
}

/**
 * Creates the report of every public entry. With `update` it writes the reports; otherwise it compares them with the
 * existing ones. Returns a line for each report that differs or failed.
 */
export const writeReports = (packages: readonly StagedPackage[], update: boolean): string[] =>
  withImportedEntries(packages, () => reportEntries(packages, update));

function reportEntries(packages: readonly StagedPackage[], update: boolean): string[] {
  const entries = packages.flatMap((one) => entriesOf(one).map((entry) => ({ one, entry })));
  const files = entries.map(({ one, entry }) => declarationsOf(one, entry));
  const leftOver = packages.flatMap((one) => {
    const wanted = entriesOf(one).map(({ report }) => report);
    return reportsIn(reportFolder(one))
      .filter((report) => !wanted.includes(report))
      .map((report) => ({ folder: reportFolder(one), report }));
  });
  if (update) for (const { folder, report } of leftOver) removeReport(folder, report);
  let compilerState: CompilerState | undefined;
  const faults = entries.flatMap(({ one, entry }) => {
    const config = configOf(one, entry, files);
    const found: string[] = [];
    // One program for all entries, so that the compiler reads React's types once.
    compilerState ??= CompilerState.create(config, { additionalEntryPoints: files });
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: update,
      messageCallback: (message: ExtractorMessage) => {
        if (message.logLevel === ExtractorLogLevel.Error)
          found.push(`${entry.specifier}: ${message.formatMessageWithLocation(one.stage)}`);
        message.handled = true;
      },
    });
    if (apiReportChanged && !update) {
      found.push(`${entry.specifier}: its public types differ from its report. ${command}`);
    }
    return found;
  });
  const extra = update
    ? []
    : leftOver.map(({ folder, report }) => `${folder} has a report "${report}" without an entry. ${command}`);
  return [...faults, ...extra];
}
