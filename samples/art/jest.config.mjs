import path from 'node:path';
import config, { suitesBelow } from '../../jest.config.mjs';

const node = config.projects.find(({ displayName }) => displayName === 'node');
const rootDir = path.resolve(import.meta.dirname, '../..');

/** Suites of the programs that draw, which no run by day has: `npm run art:check`. */
export default {
  ...config,
  rootDir,
  projects: [
    {
      ...node,
      rootDir,
      displayName: 'art',
      testRegex: suitesBelow(['samples/art']),
      testPathIgnorePatterns: [],
    },
  ],
};
