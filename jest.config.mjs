import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { joinLibraries } from './scripts/test/join-libraries.mjs';
import { isByDay, nightlySuites, onBothEnginesByDay } from './scripts/test/nightly.mjs';
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
      },
      module: { type: 'es6' },
    },
  ],
};

const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isByDay ? nightlySuites : [])],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.data/'],
};

const moduleNameMapper = await joinLibraries();

/** The embedded engine has one connection, which cannot be lost and has no limits: these suites need a server. */
const needsServer = '\\.postgres\\.test\\.ts$';

/** The suites of these folders that open a database through the tests' helpers. */
export const databaseSuites = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => opensDatabase.test(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  );

const withDatabases = ['api/src', 'registry/src', 'server/src', 'e2e/trials/harness', 'scripts/checks'];
const suitesOnPostgres = process.env.TEST_DATABASE_URL ? databaseSuites(withDatabases) : [];
/** By day a suite has one run, unless the engines differ in what it tries. */
const onPostgresAlone = isByDay ? suitesOnPostgres.filter((file) => !onBothEnginesByDay.test(file)) : [];

/** The run on PostgreSQL: where there is a server, as `npm test` starts one. */
function onPostgres() {
  if (suitesOnPostgres.length === 0) return [];
  return [
    {
      ...common,
      displayName: 'postgres',
      moduleNameMapper,
      testEnvironment: '<rootDir>/scripts/test/environments/node.mjs',
      testMatch: suitesOnPostgres.map((file) => `<rootDir>/${file}`),
      setupFiles: ['<rootDir>/api/src/testing/use-postgres.ts'],
    },
  ];
}

export default {
  // A test that waits for a database on a busy machine is slow, not broken.
  testTimeout: 60_000,
  // By default Jest would leave one of two processors idle, and server tests wait as much as they compute.
  maxWorkers: Math.max(3, availableParallelism()),
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/test/environments/browser.mjs',
      testMatch: [
        '<rootDir>/{shell/{client,federation,paint},mfe-*,office,registry/console,shared/store,shared/api-client,shared/ui,shared/standalone,shared/testing,shared/remote-kit,shared/federation/src/plugins}/**/*.test.{ts,tsx}',
      ],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/src/css-names.ts' },
      setupFiles: ['<rootDir>/shared/testing/src/setup-web.ts'],
    },
    {
      ...common,
      displayName: 'node',
      moduleNameMapper,
      testEnvironment: '<rootDir>/scripts/test/environments/node.mjs',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, needsServer, ...onPostgresAlone],
      testMatch: [
        '<rootDir>/{api,registry/{src,scripts},samples,scripts,e2e,server,shell/{server,service-worker},shared/config,shared/money,shared/tokens,shared/contracts,shared/http,shared/tracing,shared/packer,shared/release-tools,shared/create-remote,shared/static-page,shared/federation/src/{build,node}}/**/*.test.ts',
        '<rootDir>/shared/federation/src/*.test.ts',
      ],
    },
    ...onPostgres(),
  ],
};
