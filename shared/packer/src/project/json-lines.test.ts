import { expect, it } from '@jest/globals';
import { lineOfField, linesOfFields } from './json-lines';

const text = `{
  "name": "gifts {\\" ,",
  "routes": [
    { "path": "/gifts", "module": "picks" },
    {
      "path": "/more"
    }
  ],
  "flags": { "columns": {
    "default": -1.5e3, "enum": [true, null,
      false] } },
  "slots": [], "empty": {}
}
`;
const lineOf = (field: string) => lineOfField(linesOfFields(text), field);

it.each([
  ['', 1],
  ['name', 2],
  ['routes', 3],
  ['routes[0].module', 4],
  ['routes[1]', 5],
  ['routes[1].path', 6],
  ['flags.columns', 9],
  ['flags.columns.default', 10],
  ['flags.columns.enum[2]', 11],
  ['slots', 12],
  ['empty', 12],
])('finds the line of "%s"', (field, line) => {
  expect(lineOf(field)).toBe(line);
});

it.each([
  ['routes[1].module', 5],
  ['flags.columns.type', 9],
  ['flags.columns.type.more', 9],
  ['exposes', 1],
])('finds the enclosing line for the missing "%s"', (field, line) => {
  expect(lineOf(field)).toBe(line);
});
