import type { BadVersion } from './bad-version';
import { withServerFault } from './bad-version';
import type { Fault, Target } from '../remotes/fault';

const modules = ['all-products', 'product', 'new-arrivals'];

const onServer = (name: string, fault: Omit<Fault, 'name' | 'fails'>): BadVersion => ({
  name,
  remote: 'catalog',
  make: (good, version) => withServerFault(good, version, { modules, ...fault }),
});

/** Name of the version that looks for other remotes' data. */
export const spy = 'server code that spies';

/** Versions whose code misbehaves on the server. */
export const serverFaults = ({ secretName, tokenFile }: Target): readonly BadVersion[] => [
  onServer('slow server code', { inLoad: 'for (const end = Date.now() + 800; Date.now() < end;);' }),
  onServer('server code that fills memory', {
    atImport: 'const held = [];',
    inRender: 'held.push(new Uint8Array(24 << 20).fill(1));',
  }),
  onServer('server code that ends the process', { inRender: 'process.exit(0);' }),
  onServer(spy, {
    atImport: `
attempt('environment', () => process.env[${JSON.stringify(secretName)}]);
attempt('file', () => require('node:fs').readFileSync(${JSON.stringify(tokenFile)}, 'utf8'));
attempt('proc', () => require('fs').readFileSync('/proc/self/environ', 'utf8'));`,
  }),
];
