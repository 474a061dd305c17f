import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { faces, makeSubset, subsetsOf, type Face } from '../tools/make-subset';

const files = (Object.keys(faces) as Face[]).flatMap((face) =>
  subsetsOf(face).map((subset) => [face, subset] as const),
);

it.each(files)('%s has an up-to-date %s subset of the installed font', async (face, subset) => {
  const committed = readFileSync(new URL(`./files/${face}-${subset}.woff2`, import.meta.url));
  expect(committed.equals(await makeSubset(face, subset))).toBe(true);
});
