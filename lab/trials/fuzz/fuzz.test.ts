import { expect, it } from '@jest/globals';
import { chooseSeed } from './choose-seed';
import { runFuzz } from './run-fuzz';

// `npm run fuzz` sends ten thousand.
it('four hundred requests made from the document get no 5xx and no response but those it describes', async () => {
  const { sent, findings, operations } = await runFuzz(400, chooseSeed('lab/trials/fuzz/fuzz.test.ts'));
  expect(findings).toEqual([]);
  expect(sent).toBe(400);
  // Every call describes its response on success, on a client error and on a server error.
  const incomplete = operations.filter(
    ({ responses }) =>
      !responses.some((one) => one === '200' || one === '204') ||
      !['4XX', '5XX'].every((one) => responses.includes(one)),
  );
  expect(incomplete.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
