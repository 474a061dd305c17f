import path from 'node:path';
import config, { databaseSuites, escaped, namedSuites } from '../jest.config.mjs';

const node = config.projects.find(({ displayName }) => displayName === 'node');
const rootDir = path.dirname(import.meta.dirname);
const suites = `^${escaped(import.meta.dirname)}/.+\\.test\\.ts$`;

/** The lab's suites, which are not part of `npm test`: `npm run lab:test`. Suites of the harness run on both engines. */
export default {
  ...config,
  rootDir,
  projects: [
    { ...node, rootDir, displayName: 'lab', testRegex: suites },
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            ...node,
            rootDir,
            displayName: 'lab on PostgreSQL',
            testRegex: namedSuites(databaseSuites(['lab/trials/harness'])),
            setupFiles: ['<rootDir>/api/src/testing/use-postgres.ts'],
          },
        ]
      : []),
  ],
};
