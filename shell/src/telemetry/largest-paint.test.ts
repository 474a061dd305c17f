import { describe, expect, it } from '@jest/globals';
import { largestPaintOf } from './largest-paint';

document.body.innerHTML = '<h1>Shell</h1><div data-remote="catalog"><p><img id="photo"></p></div>';
const photo = document.getElementById('photo');
const heading = document.querySelector('h1');

describe('largestPaintOf', () => {
  it('is that of the remote around the last entry', () => {
    const entries = [
      { element: heading, startTime: 100 },
      { element: photo, startTime: 240 },
    ];
    expect(largestPaintOf(entries)).toEqual({ remote: 'catalog', ms: 240 });
  });

  it.each([
    ["the shell's", [{ element: heading, startTime: 100 }]],
    ['of what is gone', [{ element: null, startTime: 100 }]],
    ['none', []],
  ])('is nobody’s when it is %s', (_whose, entries) => {
    expect(largestPaintOf(entries)).toBeNull();
  });
});
