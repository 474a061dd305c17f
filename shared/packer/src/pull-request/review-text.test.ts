import { describe, expect, it } from '@jest/globals';
import { reviewText, type Review } from './review-text';

const file = (path: string, size: number) => ({ path, size, sha384: 'x' });
const review = (changes: Partial<Review> = {}): Review => ({
  artifact: {
    ...{ remote: 'gifts', version: '1.1.0-pr-7.1' },
    files: [file('browser/page.js', 12_300), file('browser/page.css', 800), file('stamp.png', 5000)],
  },
  live: {
    version: '1.0.0',
    files: [file('browser/page.js', 10_000), file('browser/page.css', 900), file('stamp.png', 5000)],
  },
  plan: { problems: [], warnings: [], gate: null },
  isListed: true,
  previewUrl: 'https://shop.example/gifts?preview=gifts%401.1.0-pr-7.1',
  minutes: 10_080,
  consoleUrl: 'https://ops.shop.example/ops',
  ...changes,
});
const gate = (verdict: 'passed' | 'refused' | 'unchecked', policy: 'required' | 'advisory') => ({
  ...{ policy, verdict, set: 'x', candidates: [], report: null, findings: [], notice: null, message: '' },
});

describe('the comment on a pull request', () => {
  it("shows the link, the gate's result and the difference in size", () => {
    expect(reviewText(review())).toBe(`<!-- shop-remote gifts -->
### gifts@1.1.0-pr-7.1

Preview: [gifts@1.1.0-pr-7.1](https://shop.example/gifts?preview=gifts%401.1.0-pr-7.1), for 7 days. [Version in the console](https://ops.shop.example/ops/remotes/gifts/versions/1.1.0-pr-7.1).

Gate: the live version is the same.

| Uncompressed | 1.1.0-pr-7.1 | Compared with 1.0.0 |
| --- | ---: | ---: |
| Scripts | 12.3 kB | +2.3 kB (+23.0%) |
| Styles | 0.8 kB | −0.1 kB (−11.1%) |
| Other files | 5.0 kB | unchanged |
| Total | 18.1 kB | +2.2 kB (+13.8%) |
`);
  });

  it('has only sizes before the first live version', () => {
    const text = reviewText(review({ live: undefined, isListed: false }));
    expect(text).toContain('Preview: possible once a first version of gifts is live.');
    expect(text).toContain('| Scripts | 12.3 kB |\n');
    expect(text).not.toContain('Compared');
  });

  it.each([
    ['passed', 'required', 'Gate: passed ([reports](https://ops.shop.example/ops/gate)).\n'],
    [
      'refused',
      'required',
      'Gate: **rejected** ([reports](https://ops.shop.example/ops/gate)). It must pass',
    ],
    ['unchecked', 'advisory', 'Gate: not checked yet ([reports](https://ops.shop.example/ops/gate)).\n'],
  ] as const)('shows that the gate %s the version, where it is %s', (verdict, policy, line) => {
    const plan = { problems: [], warnings: [], gate: gate(verdict, policy) as Review['plan']['gate'] };
    expect(reviewText(review({ plan }))).toContain(line);
  });

  it('lists what a promotion would report, without markup or mentions', () => {
    const message = '@ops: `gifts` needs <b>react</b> 20,\n[see](http://x)';
    const problem = { remote: 'gifts', version: '1.1.0', subject: 'shared', message };
    const plan = { problems: [problem], warnings: [], gate: null } as unknown as Review['plan'];
    expect(reviewText(review({ plan }))).toContain(
      '- ❌ \\@ops: \\`gifts\\` needs \\<b\\>react\\</b\\> 20, \\[see\\](http://x)\n',
    );
  });

  it('explains how to preview without the URL of the shop, and for how long', () => {
    expect(reviewText(review({ previewUrl: null, minutes: 90 }))).toContain(
      'Preview: add `?preview=gifts@1.1.0-pr-7.1` to a URL of the shop, for 90 minutes.',
    );
  });
});
