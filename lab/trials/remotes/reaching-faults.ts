import { pollutedMark, type Fault, type Target } from './fault';

const text = JSON.stringify;

/** Faults whose attempts are caught: they look for other remotes' data, and render their findings. */
export function reachingFaults(target: Target): readonly Fault[] {
  const { tokenFile, secretName, listener, writable } = target;
  const mark = (name: string) => text(`${writable}/${name}`);
  const heard = (name: string) => text(`${listener}/${name}`);
  /** An attack through `process`. */
  const loot = `
var loot = (way, found) => {
  if (!found || !found.env) return 'nothing';
  noted(way + ' reached process', found.pid);
  attempt(way + ' environment', () => found.env[${text(secretName)}]);
  attempt(way + ' file', () => found.getBuiltinModule('fs').readFileSync(${text(tokenFile)}, 'utf8'));
  attempt(way + ' required', () => found.mainModule.require('fs').readFileSync(${text(tokenFile)}, 'utf8'));
  attempt(way + ' binding', () => found.binding('fs').internalModuleStat(${text(tokenFile)}));
  attempt(way + ' message', () => found.send && [null, 'junk', { type: 'end' }, { type: 'head' }].map((one) => found.send(one)));
  return 'process';
};`;
  return [
    {
      name: 'reads files',
      atImport: `
for (const file of ['/etc/passwd', ${text(tokenFile)}]) for (const name of ['fs', 'node:fs'])
  attempt(name, () => require(name).readFileSync(file, 'utf8'));
attempt('write', () => require('fs').writeFileSync(${mark('written')}, 'x'));`,
      inLoad: `await attemptSoon('import', () => import('node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8')));`,
      fails: false,
    },
    {
      name: 'reads the environment',
      atImport: `
attempt('process', () => process.env[${text(secretName)}]);
attempt('global', () => globalThis.process.env[${text(secretName)}]);
attempt('all', () => JSON.stringify(require('node:process').env[${text(secretName)}]));
attempt('proc', () => require('fs').readFileSync('/proc/self/environ', 'utf8').split('\\0').filter((line) => line.startsWith(${text(secretName)})));
attempt('parent', () => require('fs').readFileSync('/proc/${target.pid}/environ', 'utf8').split('\\0').filter((line) => line.startsWith(${text(secretName)})));`,
      fails: false,
    },
    {
      name: 'opens the network',
      inLoad: `
const { hostname, port } = new URL(${text(listener)});
await attemptSoon('fetch', () => fetch(${heard('fetch')}).then((one) => one.status));
await attemptSoon('data layer', () => context.dispatch((_dispatch, _state, extra) => extra.fetch(${heard('data')}, {})).then((one) => one.status));
await attemptSoon('http', () => new Promise((resolve) => require('node:http').get(${heard('http')}, resolve)));
await attemptSoon('net', () => new Promise((resolve) => require('net').connect(Number(port), hostname, resolve)));`,
      fails: false,
    },
    {
      name: 'starts a child process',
      atImport: `
for (const name of ['child_process', 'node:child_process']) {
  attempt(name, () => require(name).execFileSync('cat', ['/etc/passwd'], { encoding: 'utf8' }));
  attempt(name, () => require(name).spawnSync('touch', [${mark('spawned')}]).status);
}`,
      inLoad: `await attemptSoon('import', () => import('node:child_process').then((one) => one.spawnSync('touch', [${mark('spawned')}]).status));`,
      fails: false,
    },
    {
      name: 'starts a worker thread',
      inLoad: `
const code = "require('fs').writeFileSync(" + ${text(mark('threaded'))} + ", 'x'); fetch(" + ${text(heard('thread'))} + ")";
await attemptSoon('worker', () => new Promise((resolve) =>
  new (require('node:worker_threads').Worker)(code, { eval: true }).on('exit', resolve)));
attempt('parent port', () => require('worker_threads').parentPort.postMessage({ type: 'end' }));`,
      fails: false,
    },
    {
      name: 'tries to escape',
      atImport: `${loot}
var ways = {
  global: () => globalThis.process,
  own: () => process,
  function: () => new Function('return process')(),
  object: () => ({}).constructor.constructor('return process')(),
  react: () => require('react').createElement.constructor('return process')(),
  shared: () => require('@shop/store').constructor.constructor('return process')(),
  require: () => require.constructor('return process')(),
  module: () => module.constructor.constructor('return process')(),
  timer: () => setTimeout.constructor('return process')(),
  stack: () => {
    Error.prepareStackTrace = (_error, sites) => sites;
    const sites = new Error().stack;
    delete Error.prepareStackTrace;
    return sites.map((site) => site.getFunction() || site.getThis()).find((one) => one).constructor.constructor('return process')();
  },
  'node:process': () => require('node:process'),
  createRequire: () => require('module').createRequire(${text(tokenFile)})('process'),
  vm: () => require('vm').runInThisContext('process'),
  binding: () => process.binding('natives') && process,
};
for (const way of Object.keys(ways)) attempt(way, () => loot(way, ways[way]()));`,
      inLoad: `
attempt('context', () => loot('context', context.dispatch.constructor('return process')()));
attempt('error', () => { try { context.dispatch(null); } catch (error) { return loot('error', error.constructor.constructor('return process')()); } });
await attemptSoon('import', () => import('node:process').then((one) => loot('import', one.default)));
await attemptSoon('host fetch', () => context.dispatch.constructor('return fetch')()(${heard('escaped')}).then((one) => one.status));
await attemptSoon('promise', () => Promise.resolve(loot('promise', context.dispatch(async () => 1).constructor.constructor('return process')())));`,
      fails: false,
    },
    {
      name: 'pollutes what it shares',
      atImport: `
var mark = ${text(pollutedMark)};
var marking = (create) => (type, props, ...rest) =>
  create(type, typeof type === 'string' ? { ...props, [mark]: 'yes' } : props, ...rest);
attempt('prototype', () => { Object.prototype[mark] = 'yes'; return 'done'; });
attempt('join', () => {
  const join = Array.prototype.join;
  Array.prototype.join = function (by) { return join.call(this, by) + (by === ' ' ? ' ' + mark : ''); };
  return 'done';
});
for (const [name, functions] of [['react', ['createElement']], ['react/jsx-runtime', ['jsx', 'jsxs']]])
  for (const one of functions) attempt(one, () => {
    'use strict';
    for (const shared of [require(name), require(name).default]) if (shared) shared[one] = marking(shared[one]);
    return 'done';
  });
for (const name of ['@shop/store', '@shop/api-client', '@shop/ui', 'react-router-dom'])
  for (const [one, shared] of Object.entries(require(name))) {
    if (!shared || typeof shared.render !== 'function') continue;
    attempt(name + ' ' + one, () => {
      'use strict';
      shared.render = () => require('react').createElement('i', { [mark]: 'yes' });
      return 'done';
    });
  }`,
      fails: false,
    },
    {
      name: 'breaks built-in functions',
      atImport: `
attempt('array', () => { Array.prototype.map = () => { throw new Error('polluted'); }; return 'done'; });
attempt('promise', () => { Promise.prototype.then = () => { throw new Error('polluted'); }; return 'done'; });`,
      fails: false,
    },
    {
      name: 'throws after its render',
      inLoad: `
attempt('rejection', () => Promise.reject(new Error('Nobody handles this.')) && 'left');
attempt('timer', () => setTimeout(() => { throw new Error('Thrown by a timer.'); }, 50) && 'left');`,
      fails: false,
    },
    {
      name: 'renders a huge output',
      output: `Array.from({ length: 64 }, (_, key) => createElement('p', { key }, 'x'.repeat(1 << 20)))`,
      fails: false,
    },
  ];
}
