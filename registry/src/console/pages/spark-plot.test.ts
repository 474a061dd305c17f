import { expect, test } from '@jest/globals';
import { sparkPlot } from './spark-plot';

const plot = (change: Partial<Parameters<typeof sparkPlot>[0]> = {}) =>
  sparkPlot({
    label: 'Failed sessions <b>',
    now: [null, 10, null, 5],
    before: [0, 5, 5, 5],
    mark: 0.25,
    least: 5,
    textOf: (value) => `${value} %`,
    ...change,
  }).html;

test('a plot has both curves with their gaps, a line at the switch, and a text', () => {
  const html = plot();
  expect(html).toContain('aria-label="Failed sessions &lt;b&gt;"');
  expect(html).toContain('<path class="now" d="M60 3H120M180 30H240"/>');
  expect(html).toContain('<path class="before" d="M0 57H60L60 30H120L120 30H180L180 30H240"/>');
  expect(html).toContain('<path class="switch" d="M60 0V60"/>');
  expect(html).toContain('10 %');
  expect(html).not.toContain('style=');
});

test('a plot without reports has no curve, and its edge stands for the least', () => {
  const html = plot({ now: [null, null], before: [], mark: null });
  expect(html).not.toContain('<path');
  expect(html).toContain('5 %');
});
