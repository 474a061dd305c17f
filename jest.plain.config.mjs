import config, { databaseSuites, namedSuites } from './jest.config.mjs';

const node = config.projects.find(({ displayName }) => displayName === 'node');

/**
 * The API's suites that open a database, in the dialect without PostgreSQL's own features: `npm run jest:plain`, every
 * night. On the server at TEST_DATABASE_URL, or on the embedded engine.
 */
export default {
  ...config,
  projects: [
    {
      ...node,
      displayName: 'plain',
      // This suite tests the change notifications of PostgreSQL.
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, '/cache-responses\\.test\\.ts$'],
      testRegex: namedSuites(databaseSuites(['api/src'])),
      setupFiles: ['<rootDir>/api/src/testing/use-plain.ts'],
    },
  ],
};
