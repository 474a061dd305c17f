import type { Random } from '../../../e2e/support/random';

/** Texts that have broken servers before, of various lengths, scripts and purposes. */
export const badTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfffy',
    '\ufeff',
    '\u202e',
    '\u200b',
    '\r\n',
    '\\',
    '%',
    '%%',
    '%00',
  ],
  ...[
    "'",
    "' or 1=1 --",
    '"; drop table product; --',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '<img src=x onerror=1>',
  ],
  ...[
    '../../etc/passwd',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '-1',
    '0',
    '1e9',
    '0x10',
    '1.5',
    '999999999999999999999',
    '٣',
    '१२',
    'बही खाता',
    '🧵📮',
    'e\u0301',
    'İ',
    'ß',
    '_',
    '*',
    '(',
    '\\d+',
  ],
  ...['a'.repeat(65), 'a'.repeat(500), 'ü'.repeat(5_000)],
];

const badNumbers: readonly unknown[] = [
  ...[0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e-320, 0.1, 999, 1000],
  ...[true, false, null, '1', [1], { valueOf: 1 }],
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A value that a field is unlikely to expect. */
export function badValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(badTexts),
    () => random.pick(badTexts),
    () => random.pick(badNumbers),
    () => null,
    () => ({}),
    () => [],
    () => Array.from({ length: 150 }, () => random.pick(badNumbers)),
    () => ({ ['__proto__x']: random.pick(badTexts), length: -1 }),
    () => deep(200),
  ])();
}
