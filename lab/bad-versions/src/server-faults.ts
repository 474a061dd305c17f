import type { BadVersion } from './bad-version';
import { withServerCode } from './bad-version';
import type { ServerFault } from './server-code';
import type { Site } from './site';

/** What server code of a version tries to read. */
export interface Secrets {
  /** Name of a variable of the shop's environment that holds a secret. */
  readonly secretName: string;
  /** File with a secret. */
  readonly tokenFile: string;
}

/** Name of the version that looks for other remotes' data. */
export const spy = 'server code that spies';

/** Versions whose code misbehaves on the server. */
export function serverFaults({ builds }: Site, { secretName, tokenFile }: Secrets): readonly BadVersion[] {
  const onServer = (name: string, fault: ServerFault): BadVersion => ({
    name,
    remote: 'catalog',
    make: (good) => withServerCode(good, { modules: builds.catalogModules, ...fault }),
  });
  return [
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
}
