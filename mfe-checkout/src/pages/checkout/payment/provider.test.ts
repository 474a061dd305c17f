import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadScript } from './provider';

const tags = () => [...document.head.querySelectorAll('script')];
let ran = false;
const hasRun = () => ran;

/** Ends the latest request like a browser. */
function end(event: 'load' | 'error', runs: boolean) {
  ran = runs;
  tags().at(-1)?.dispatchEvent(new Event(event));
}

beforeEach(() => {
  ran = false;
});
afterEach(() => tags().forEach((tag) => tag.remove()));

describe('loadScript', () => {
  it('requests the script once for several calls', async () => {
    const both = [loadScript('/once.js', { hasRun }), loadScript('/once.js', { hasRun })];
    expect(tags()).toHaveLength(1);
    end('load', true);
    await Promise.all(both);
    await loadScript('/once.js', { hasRun });
    expect(tags()).toHaveLength(1);
  });

  it.each([
    ['an error', 'error'],
    ['a response that was not a script', 'load'],
  ] as const)('retries after %s', async (_case, event) => {
    const src = `/broken-${event}.js`;
    const failed = loadScript(src, { hasRun });
    end(event, false);
    await expect(failed).rejects.toThrow(src);
    expect(tags()).toHaveLength(0);
    const again = loadScript(src, { hasRun });
    end('load', true);
    await expect(again).resolves.toBeUndefined();
  });

  it('gives up at the deadline', async () => {
    await expect(loadScript('/slow.js', { hasRun, deadline: 5 })).rejects.toThrow('/slow.js');
    expect(tags()).toHaveLength(0);
  });
});
