import { describe, expect, it } from '@jest/globals';
import type { RouteModule } from '@shop/contracts';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { playedMark, withFault, type Fault } from './fault';
import { faultsOf } from './faults-of';

/** A server module as remotes' builds have it. */
const text = `
(() => {
  const { createElement } = require('react');
  module.exports = {
    Component: () => createElement('h1', null, 'FAQ'),
    load: async () => 'data',
    head: (data) => ({ title: data }),
  };
})()
;`;

function run(fault: Partial<Fault>): RouteModule {
  const module = { exports: {} };
  const code = withFault(text, { name: 'a fault', fails: false, ...fault });
  const linked = vm.compileFunction(code, ['module', 'exports', 'require']) as (...all: unknown[]) => void;
  linked(module, module.exports, createRequire(import.meta.url));
  return module.exports as RouteModule;
}

const context = { dispatch: undefined, params: {}, query: new URLSearchParams() };
const markupOf = ({ Component }: RouteModule) => renderToString(createElement(Component));

describe('a module with a fault', () => {
  it('does all else as before, and says in the page that the fault was played', async () => {
    const module = run({ atImport: "attempt('way', () => 'found it');" });
    expect(await module.load?.(context)).toBe('data');
    expect(module.head?.('title', context)).toEqual({ title: 'title' });
    expect(markupOf(module)).toContain('<h1>FAQ</h1>');
    expect(markupOf(module)).toContain(playedMark);
    expect(markupOf(module)).toContain('way: found it');
  });

  it('notes what was refused, and goes on', async () => {
    const refuse = "throw new Error('no');";
    const module = run({
      atImport: `attempt('at once', () => { ${refuse} });`,
      inLoad: `await attemptSoon('soon', async () => { ${refuse} });`,
    });
    await module.load?.(context);
    expect(markupOf(module)).toContain('at once: refused\nsoon: refused');
  });

  it('fails where the fault is', async () => {
    const fault = "throw new Error('a fault');";
    expect(() => run({ atImport: fault })).toThrow('a fault');
    await expect(run({ inLoad: fault }).load?.(context)).rejects.toThrow('a fault');
    expect(() => markupOf(run({ inRender: fault }))).toThrow('a fault');
  });

  it('is JavaScript, whichever fault it is', () => {
    const faults = faultsOf({
      pid: 1,
      tokenFile: '/data/admin-token',
      secretName: 'SECRET',
      listener: 'http://127.0.0.1:9',
      writable: '/tmp/writable',
    });
    for (const fault of faults)
      expect(() =>
        vm.compileFunction(withFault(text, fault), ['module', 'exports', 'require']),
      ).not.toThrow();
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
