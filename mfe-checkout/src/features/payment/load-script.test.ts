import { afterEach, describe, expect, it } from '@jest/globals';
import { loadScript } from './load-script';

const tags = () => [...document.head.querySelectorAll('script')];
const last = () => tags().at(-1);

afterEach(() => tags().forEach((tag) => tag.remove()));

describe('loadScript', () => {
  it('asks once, however often it is called', async () => {
    const both = [loadScript('/once.js'), loadScript('/once.js')];
    expect(tags()).toHaveLength(1);
    last()?.dispatchEvent(new Event('load'));
    await Promise.all(both);
    await loadScript('/once.js');
    expect(tags()).toHaveLength(1);
  });

  it('starts anew after an error', async () => {
    const failed = loadScript('/broken.js');
    last()?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('/broken.js');
    expect(tags()).toHaveLength(0);
    const again = loadScript('/broken.js');
    last()?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBeUndefined();
  });

  it('gives up at the deadline, and a late script changes nothing', async () => {
    const load = loadScript('/slow.js', 5);
    const tag = last();
    await expect(load).rejects.toThrow('/slow.js');
    tag?.dispatchEvent(new Event('load'));
    expect(tags()).toHaveLength(0);
  });
});
