import { beforeEach, describe, expect, it } from '@jest/globals';
import { breakerPlugin } from './breaker';

let done: string[];
let later: { ms: number; task: () => void }[];
let notice: (kind: 'error' | 'ready', at: number, version?: string) => void;

beforeEach(() => {
  done = [];
  later = [];
  const breaker = breakerPlugin({
    giveUp: (remote) => done.push(`give up ${remote}`),
    onGood: (remote, version) => done.push(`keep ${remote}@${version}`),
    after: (ms, task) => later.push({ ms, task }),
  });
  notice = (kind, at, version = '2.0.0') => {
    const sign = { remote: 'cart', version, at };
    if (kind === 'error') breaker.reportError(sign);
    else breaker.reportReady(sign);
  };
});

describe('the breaker of a remote', () => {
  it('gives up a version once, at its third error within 60 s', () => {
    for (const at of [0, 59_000]) notice('error', at);
    expect(done).toEqual([]);
    notice('error', 59_999);
    expect(done).toEqual(['give up cart']);
    notice('error', 60_001);
    notice('error', 60_002);
    expect(done).toEqual(['give up cart']);
  });

  it('ignores errors that are further apart, and counts each version separately', () => {
    for (const at of [0, 30_000, 60_000, 90_000]) notice('error', at);
    for (const at of [90_001, 90_002]) notice('error', at, '1.0.0');
    expect(done).toEqual([]);
  });

  it('reports a version as good after 10 s on the screen without an error', () => {
    notice('ready', 0);
    notice('ready', 100);
    expect(later.map(({ ms }) => ms)).toEqual([10_000]);
    later[0]?.task();
    expect(done).toEqual(['keep cart@2.0.0']);
  });

  it('does not report a version as good if it threw within that time', () => {
    notice('ready', 0);
    notice('error', 9000);
    later[0]?.task();
    expect(done).toEqual([]);
  });
});
