import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { trustedTypesScript } from './trusted-types-script';

type Check = (text: string) => string | null;
const policy: Record<string, Check> = {};

const browser = (trustedTypes?: object) => ({
  URL,
  trustedTypes,
  location: new URL('https://shop.example/cart'),
  document: {
    baseURI: 'https://shop.example/cart',
    documentElement: { dataset: { scripts: 'https://checkout.razorpay.com' } },
  },
});

beforeAll(() => {
  const createPolicy = (name: string, rules: Record<string, Check>) => {
    expect(name).toBe('default');
    Object.assign(policy, rules);
  };
  runInNewContext(trustedTypesScript, browser({ createPolicy }));
});

const passes = (rule: string, text: string) => policy[rule]?.(text) === text;

describe('markup', () => {
  it.each([
    '<path d="M0 0"/><circle r="4"/>',
    '<p>Delivery <b>on time</b>, a <a href="/blog/one">story</a></p>',
    '<p>season = all</p>',
    '<p>The value is one = 1, and srcdoc or javascript: are words.</p>',
    '<p title="on = off">on = off</p>',
    // React creates script elements this way.
    '<script></script>',
  ])('lets %s pass', (text) => expect(passes('createHTML', text)).toBe(true));

  it.each([
    '<script>go()</script>',
    '<script src="/shell/x.js"></script>',
    '<img src=x onerror=go()>',
    '<svg/onload=go()>',
    '<img alt=">" onerror=go()>',
    '<img alt="x"onerror = go()>',
    '<iframe srcdoc="<p>"></iframe>',
    '<a href="javascript:go()">x</a>',
    '<base href="//other.example/">',
    '<meta http-equiv=refresh content="0;url=//other.example">',
    '<LINK rel=prefetch href=//other.example>',
    '<object data=x></object>',
  ])('refuses %s', (text) => expect(passes('createHTML', text)).toBe(false));
});

describe('URLs of scripts', () => {
  it.each([
    '/remotes/catalog/1.0.0/remoteEntry.js',
    'https://shop.example/shell/264.js',
    '/service-worker.js',
    '/sandbox/razorpay/v1/checkout.js',
    '/dev-builds/gifts/3/remoteEntry.js',
    'https://checkout.razorpay.com/v1/checkout.js',
  ])('lets %s pass', (text) => expect(passes('createScriptURL', text)).toBe(true));

  it.each([
    'https://other.example/remotes/x.js',
    '//other.example/x.js',
    'data:text/javascript,go()',
    'blob:https://shop.example/1',
    '/media/x.js',
    '/api/v1/product',
  ])('refuses %s', (text) => expect(passes('createScriptURL', text)).toBe(false));
});

it('allows data but no code in script elements', () => {
  expect(passes('createScript', '{"imports":{}}')).toBe(true);
  expect(passes('createScript', 'go()')).toBe(false);
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => void runInNewContext(trustedTypesScript, browser())).not.toThrow();
});
