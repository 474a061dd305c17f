import { describe, expect, it } from '@jest/globals';
import type { PageEvent } from '../../federation/page-events';
import { releaseOf } from '../../federation/release/release-fixture';
import { runOf } from './remote-runs';

const release = releaseOf(4, { catalog: '1.1.0', cart: '1.0.0' });
const catalog = (version: string) => ({ remote: 'catalog', version });
const loaded = (version: string, ms = 80): PageEvent => ({ kind: 'loaded', ...catalog(version), ms });
const failed: PageEvent = { kind: 'failed', ...catalog('1.1.0'), phase: 'entry' };
const lost: PageEvent = { kind: 'lost', ...catalog('1.0.0') };
const other: PageEvent = { kind: 'loaded', remote: 'cart', version: '1.0.0', ms: 5 };

describe('how a remote runs', () => {
  it.each<[string, readonly PageEvent[], ReturnType<typeof runOf>]>([
    ['nothing of it was requested', [other], { version: '1.1.0', ms: null, state: 'chosen' }],
    ['it was loaded', [loaded('1.1.0'), other], { version: '1.1.0', ms: 80, state: 'chosen' }],
    ['it did not load', [failed, loaded('1.0.0', 90)], { version: '1.0.0', ms: 90, state: 'fallback' }],
    [
      'it was given up after errors',
      [loaded('1.1.0'), { kind: 'error', ...catalog('1.1.0') }, loaded('1.0.0', 70)],
      { version: '1.0.0', ms: 70, state: 'fallback' },
    ],
    ['neither it nor its fallback loaded', [failed, lost], { version: '1.1.0', ms: null, state: 'lost' }],
    [
      'it loaded at the second try',
      [failed, lost, loaded('1.1.0', 60)],
      { version: '1.1.0', ms: 60, state: 'chosen' },
    ],
  ])('when %s', (_case, events, run) => {
    expect(runOf('catalog', release, events)).toEqual(run);
  });
});
