/** Two environments: browser code under jsdom, servers and tools under Node. ES modules as they run, no CommonJS rewrite. */
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
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.data/'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: [
        '**/{shell/src,mfe-*,shared/store,shared/api-client,shared/ui,shared/testing}/**/*.test.{ts,tsx}',
      ],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/src/css-names.ts' },
      setupFiles: ['<rootDir>/shared/testing/src/setup-web.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '**/{api,registry,scripts,shell/{server,service-worker},shared/config,shared/money,shared/tokens,shared/contracts,shared/federation}/**/*.test.ts',
      ],
    },
  ],
};
