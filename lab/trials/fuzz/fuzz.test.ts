import { expect, it } from '@jest/globals';
import { chooseSeed } from './choose-seed';
import { runFuzz } from './run-fuzz';

// `npm run fuzz` sends ten thousand.
it('400 requests generated from the document get only responses that it describes, and no 5xx', async () => {
  const { sent, findings, operations } = await runFuzz(400, chooseSeed('lab/trials/fuzz/fuzz.test.ts'));
  expect(findings).toEqual([]);
  expect(sent).toBe(400);
  // The document describes each call's responses for success, client errors and server errors.
  const incomplete = operations.filter(
    ({ responses }) =>
      !responses.some((one) => one === '200' || one === '204') ||
      !['4XX', '5XX'].every((one) => responses.includes(one)),
  );
  expect(incomplete.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
