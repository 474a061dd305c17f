import { describe, expect, it } from '@jest/globals';
import { cleanLine, composed, requireLine } from './clean-text';

const nfd = 'cafe\u0301';

describe('a line', () => {
  it.each([
    ['  Asha\n Rao\t', 'Asha Rao'],
    ['Asha \u202eoaR', 'Asha oaR'],
    ['a\u2066b\u2069\u200fc\ufeff', 'abc'],
    ['क्\u200dष', 'क्\u200dष'],
    [nfd, 'café'],
    ['Asha \u{1f9f5}', 'Asha \u{1f9f5}'],
  ])('%j is stored as %j', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });

  it.each(['\u200b', ' \u00a0\u3000', '\u200d\u200c', '\u3164', '\u2800', '\u202e\u00ad\ufe0f'])(
    'treats %j as empty',
    (text) => {
      expect(cleanLine(text)).toBe('');
      expect(() => requireLine('fullName', text)).toThrow(
        expect.objectContaining({
          status: 400,
          message: 'Full name is required',
          extra: { field: 'fullName' },
        }),
      );
    },
  );
});

it('normalises every text of a request except passwords', () => {
  const bytes = Buffer.from(nfd);
  expect(
    composed({
      name: nfd,
      password: nfd,
      current: nfd,
      list: [nfd, 1, null],
      deep: { confirmPassword: nfd, title: nfd },
      bytes,
    }),
  ).toEqual({
    name: 'café',
    password: nfd,
    current: nfd,
    list: ['café', 1, null],
    deep: { confirmPassword: nfd, title: 'café' },
    bytes,
  });
});
