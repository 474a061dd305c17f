import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { joinLibraries } from './scripts/test/join-libraries.mjs';
import { skipsNightlyTests, nightlySuites, onBothEnginesByDay } from './scripts/test/nightly.mjs';
import { opensDatabase } from './scripts/test/opens-database.mjs';

/** Two environments: browser code under jsdom, servers and tools under Node. ES modules run natively, without a CommonJS transform. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** @param {string} text */
export const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Regular expressions, as Jest's globs match nothing below a folder with square brackets in its name. */
const checkout = `^${escaped(import.meta.dirname)}/`;
/** Folders of that name in the checkout, which itself may be inside such a folder. */
const inCheckout = (name) => `${checkout}(.+/)?${name}/`;

/** Test files below these folders of the checkout, by regular expressions. */
export const suitesBelow = (folders, ending = 'ts') =>
  `${checkout}(${folders.join('|')})/(.+/)?[^/]+\\.test\\.${ending}$`;

/** Test files by their paths in the checkout. */
export const namedSuites = (files) => files.map((file) => `${checkout}${escaped(file)}$`);

const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: [
    ...['node_modules', 'dist', 'samples/art'].map(inCheckout),
    ...(skipsNightlyTests ? nightlySuites : []),
  ],
  modulePathIgnorePatterns: ['dist', '\\.cache', '\\.data'].map(inCheckout),
};

const moduleNameMapper = await joinLibraries();

/** The embedded engine has one connection, which cannot be lost and has no limits: these suites need a server. */
const needsServer = '\\.postgres\\.test\\.ts$';

/** The suites in these folders that open a database through the tests' helpers. */
export const databaseSuites = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => opensDatabase.test(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  );

const withDatabases = ['api/src', 'registry/src', 'server/src', 'scripts/checks'];
const suitesOnPostgres = process.env.TEST_DATABASE_URL ? databaseSuites(withDatabases) : [];
/** By day each suite runs once, unless it tests something in which the engines differ. */
const onPostgresAlone = skipsNightlyTests
  ? suitesOnPostgres.filter((file) => !onBothEnginesByDay.test(file))
  : [];

/** The run on PostgreSQL, if there is a server: `npm test` starts one. */
function onPostgres() {
  if (suitesOnPostgres.length === 0) return [];
  return [
    {
      ...common,
      displayName: 'postgres',
      moduleNameMapper,
      testEnvironment: '<rootDir>/scripts/test/environments/node.mjs',
      testRegex: namedSuites(suitesOnPostgres),
      setupFiles: ['<rootDir>/api/src/testing/use-postgres.ts'],
    },
  ];
}

export default {
  // A test that waits for a database on a busy machine is slow, not broken.
  testTimeout: 180_000,
  // By default Jest would leave one of two processors idle, and server tests wait as much as they compute.
  maxWorkers: Math.max(3, availableParallelism()),
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/test/environments/browser.mjs',
      testRegex: suitesBelow(
        [
          ...[
            'shell/(app|federation|paint)',
            'mfe-[^/]+',
            'office',
            'registry/console-client',
            'shared/federation/src/plugins',
          ],
          'shared/(store|api-client|ui|standalone|testing|remote-kit)',
        ],
        'tsx?',
      ),
      moduleNameMapper: {
        '\\.css$': '<rootDir>/shared/testing/src/css-names.ts',
        '\\.(avif|gif|ico|jpe?g|png|svg|webp)$': '<rootDir>/shared/testing/src/picture-address.ts',
      },
      setupFiles: [
        '<rootDir>/shared/testing/src/setup-web.ts',
        '<rootDir>/shared/testing/src/browser/bare-text.ts',
      ],
      setupFilesAfterEnv: ['@testing-library/jest-dom/jest-globals'],
    },
    {
      ...common,
      displayName: 'node',
      moduleNameMapper,
      testEnvironment: '<rootDir>/scripts/test/environments/node.mjs',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, needsServer, ...onPostgresAlone],
      testRegex: [
        suitesBelow([
          ...[
            'api',
            'registry/(src|scripts)',
            'samples',
            'scripts',
            'e2e',
            'server',
            'shell/(server|renderer|service-worker)',
          ],
          'shared/(config|money|tokens|contracts|server-kit|tracing|packer|protocol|release-tools|create-remote|static-page)',
          'shared/federation/src/(build|node)',
        ]),
        `${checkout}shared/federation/src/[^/]+\\.test\\.ts$`,
      ],
    },
    ...onPostgres(),
  ],
};
