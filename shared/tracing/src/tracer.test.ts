import { expect, it } from '@jest/globals';
import { formatTraceparent, traceparentOf } from './tracer';

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

it('round-trips', () => {
  for (const isSampled of [true, false]) {
    const reference = { traceId: trace, spanId: span, isSampled };
    expect(traceparentOf(formatTraceparent(reference))).toEqual(reference);
  }
  expect(traceparentOf(`01-${trace}-${span}-03-later`)?.isSampled).toBe(true);
});

it.each([
  [undefined],
  [['00']],
  [''],
  [`ff-${trace}-${span}-01`],
  [`00-${'0'.repeat(32)}-${span}-01`],
  [`00-${trace}-${'0'.repeat(16)}-01`],
  [`00-${trace.toUpperCase()}-${span}-01`],
  [`00-${trace}-${span}`],
  [`00-${trace}-${span}-01"><script>`],
])('ignores %j', (text) => {
  expect(traceparentOf(text)).toBeUndefined();
});
