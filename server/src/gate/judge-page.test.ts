import { expect, it } from '@jest/globals';
import { smallRemote } from '@shop/protocol/testing';
import { judgePage, checkSize } from './judge-page';
import type { Artifact } from '@shop/contracts';
import type { Observed } from './observed';

const fine: Observed = {
  status: 200,
  isReady: true,
  hangs: false,
  paintMs: 200,
  shift: { score: 0, element: '' },
  landmarks: ['header', 'nav', 'main', 'footer'],
  errors: [],
  hydration: [],
  lost: [],
  ran: { catalog: ['1.1.0'] },
  replaced: [],
  hosts: ['shop.example'],
  stored: ['cartItems'],
  workers: 0,
  documents: 1,
  examined: {
    title: 'Questions',
    isUnlisted: false,
    products: [],
    use: { printed: ['header', 'main'], scrolls: true, tabs: true },
  },
  picture: null,
};
const { examined } = fine;
if (!examined?.use) throw new Error('Nothing to change.');
const { use } = examined;
const used = (change: Partial<typeof use>) => ({ examined: { ...examined, use: { ...use, ...change } } });

const checksOf = (
  change: Partial<Observed>,
  live: Partial<Observed> | null = {},
  declared: Partial<Artifact> = { capabilities: {} },
) =>
  judgePage(
    { path: '/faq', width: 390 },
    { candidate: { ...fine, ...change }, live: live && { ...fine, ran: { catalog: ['1.0.0'] }, ...live } },
    {
      wanted: { catalog: '1.1.0' },
      products: new Map(),
      candidates: [smallRemote('catalog', '1.1.0', declared).artifact],
    },
  ).map(({ check }) => check);

it('reports nothing for an unchanged page', () => {
  expect(checksOf({})).toEqual([]);
  expect(checksOf({}, null)).toEqual([]);
});

it.each([
  ['render', { status: 503 }],
  ['script', { hangs: true }],
  ['script', { isReady: false }],
  ['script', { errors: ['TypeError: x is undefined'] }],
  ['hydration', { hydration: ['Minified React error #418'] }],
  ['fallback', { lost: ['/remotes/catalog/1.1.0/page.js'] }],
  ['fallback', { ran: { catalog: ['1.1.0', '1.0.0'] } }],
  ['landmarks', { landmarks: ['header', 'nav', 'main'] }],
  ['globals', { replaced: ['window.fetch'] }],
  ['script', { documents: 2 }],
  ['traffic', { hosts: ['shop.example', 'collector.example'] }],
  ['capabilities', { stored: ['cartItems', 'seen'] }],
  ['capabilities', { workers: 1 }],
  ['facts', { examined: { ...examined, title: '' } }],
  ['facts', { examined: { ...examined, isUnlisted: true } }],
  ['print', used({ printed: ['header'] })],
  ['clicks', used({ scrolls: false })],
  ['clicks', used({ tabs: false })],
] as const)('%s: refuses %j', (check, change) => {
  expect(checksOf(change)).toEqual([check]);
});

it('accepts uses that the version declares, those of the shell, and those of the live page', () => {
  const capabilities = { storage: ['seen-*'], workers: true };
  const uses = { stored: ['seen-1', 'good:catalog', 'entryState', 'other'], workers: 2 };
  expect(checksOf(uses, { stored: ['other'] }, { capabilities })).toEqual([]);
  const hosts = ['shop.example', 'maps.example'];
  expect(checksOf({ hosts }, {}, { origins: ['https://maps.example'] })).toEqual([]);
});

it('ignores faults that the live page also has', () => {
  const wrong = { errors: ['Error 12 at https://a.example/1.0.0/x.js'], isReady: false, status: 404 };
  expect(checksOf({ ...wrong, errors: ['Error 34 at https://a.example/1.1.0/x.js'] }, wrong)).toEqual([]);
  expect(
    checksOf(
      { landmarks: ['main'], replaced: ['window.fetch'] },
      { landmarks: ['main'], replaced: ['window.fetch'] },
    ),
  ).toEqual([]);
});

const sized = (version: string, size: number, path = 'page.js') =>
  smallRemote('catalog', version, { files: [{ path, size, sha384: 'x' }] }).artifact;

it('allows a version to grow by about half, up to the maximum', () => {
  expect(checkSize(sized('1.1.0', 400_000), sized('1.0.0', 200_000))).toEqual([]);
  expect(checkSize(sized('1.1.0', 400_001), sized('1.0.0', 200_000))).toMatchObject([
    { check: 'weight', severity: 'refuse', message: expect.stringContaining('1.0.0 has 200 KB') },
  ]);
  expect(checkSize(sized('1.0.0', 50_000_000), null)).toHaveLength(1);
  expect(checkSize(sized('1.1.0', 3_000_001), sized('1.0.0', 2_900_000))).toHaveLength(1);
});

it('does not count files that stay on the server', () => {
  expect(checkSize(sized('1.1.0', 50_000_000, 'server/page.cjs'), null)).toEqual([]);
});
