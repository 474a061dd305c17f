import { expect, it } from '@jest/globals';
import { shownName } from './shown-name';

it.each([
  ['Asha Rao', 'Asha R.'],
  ['asha  devi rao ', 'asha R.'],
  ['Asha', 'Asha'],
  ['आशा राव', 'आशा रा.'],
  ['Asha 7', 'Asha'],
  ['', 'A customer'],
  ['asha@example.in', 'A customer'],
  ['9000090000', 'A customer'],
  [`${'a'.repeat(80)} b`, `${'a'.repeat(30)} B.`],
])('shows %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
