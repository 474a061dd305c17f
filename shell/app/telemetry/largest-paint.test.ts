import { describe, expect, it } from '@jest/globals';
import { remoteOfLargestPaint } from './largest-paint';

document.body.innerHTML = '<h1>Shell</h1><div data-remote="catalog"><p><img id="photo"></p></div>';
const photo = document.getElementById('photo');
const heading = document.querySelector('h1');

describe('the remote of the largest paint', () => {
  it('is that around the last entry', () => {
    expect(remoteOfLargestPaint([{ element: heading }, { element: photo }])).toBe('catalog');
  });

  it.each([
    ["the shell's", [{ element: heading }]],
    ['of what is gone', [{ element: null }]],
    ['none', []],
  ])('is nobody’s when it is %s', (_whose, entries) => {
    expect(remoteOfLargestPaint(entries)).toBeNull();
  });
});
