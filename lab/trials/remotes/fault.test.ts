import { describe, expect, it } from '@jest/globals';
import { playedMark, withFault } from '@shop/bad-versions';
import type { RouteModule } from '@shop/contracts';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fault } from './fault';
import { faultsOf } from './faults-of';

/** A server container like those of remotes' builds, with one module. */
const text = `
(() => {
  const { createElement } = require('react');
  const faq = () => ({
    Component: () => createElement('h1', null, 'FAQ'),
    load: async () => 'data',
    head: (data) => ({ title: data }),
  });
  module.exports = { init: () => 'begun', get: async () => faq };
})()
;`;

interface Container {
  init(): unknown;
  get(name: string): Promise<() => RouteModule>;
}

function open(fault: Partial<Fault>): Container {
  const module = { exports: {} };
  const linked = vm.compileFunction(withFault(text, ['faq'], fault), ['module', 'exports', 'require']);
  (linked as (...all: unknown[]) => void)(module, module.exports, createRequire(import.meta.url));
  return module.exports as Container;
}

const run = async (fault: Partial<Fault>, name = './faq') => (await open(fault).get(name))();

const context = { dispatch: undefined, params: {}, query: new URLSearchParams() };
const markupOf = ({ Component }: RouteModule) => renderToString(createElement(Component));

describe('a module with a fault', () => {
  it('otherwise works, and marks the page in which the fault ran', async () => {
    const module = await run({ atImport: "attempt('way', () => 'found it');" });
    expect(await module.load?.(context)).toBe('data');
    expect(module.head?.('title', context)).toEqual({ title: 'title' });
    expect(markupOf(module)).toContain('<h1>FAQ</h1>');
    expect(markupOf(module)).toContain(playedMark);
    expect(markupOf(module)).toContain('way: found it');
  });

  it('records refused requests, and continues', async () => {
    const refuse = "throw new Error('no');";
    const module = await run({
      atImport: `attempt('at once', () => { ${refuse} });`,
      inLoad: `await attemptSoon('soon', async () => { ${refuse} });`,
    });
    await module.load?.(context);
    expect(markupOf(module)).toContain('at once: refused\nsoon: refused');
  });

  it('fails at the fault', async () => {
    const fault = "throw new Error('a fault');";
    await expect(run({ atImport: fault })).rejects.toThrow('a fault');
    await expect((await run({ inLoad: fault })).load?.(context)).rejects.toThrow('a fault');
    const rendering = await run({ inRender: fault });
    expect(() => markupOf(rendering)).toThrow('a fault');
  });

  it('does not affect other modules or the container', async () => {
    const fault = "throw new Error('a fault');";
    expect(markupOf(await run({ atImport: fault }, './about'))).toBe('<h1>FAQ</h1>');
    expect(open({}).init()).toBe('begun');
  });

  it('is valid JavaScript for every fault', () => {
    const faults = faultsOf({
      pid: 1,
      tokenFile: '/data/admin-token',
      secretName: 'SECRET',
      listener: 'http://127.0.0.1:9',
      writable: '/tmp/writable',
    });
    for (const fault of faults)
      expect(() =>
        vm.compileFunction(withFault(text, ['faq'], fault), ['module', 'exports', 'require']),
      ).not.toThrow();
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
