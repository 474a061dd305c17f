import type { RemoteDescriptor } from '@shop/contracts';
import path from 'node:path';

/** A remote in the single application. */
export interface BundledRemote {
  readonly dir: string;
  readonly descriptor: RemoteDescriptor;
}

export const chunkOf = (remote: string, module: string): string => `${remote}-${module}`;

const lineOf = (dir: string, remote: string, module: string): string => {
  const file = path.join(dir, 'src/expose', `${module}.tsx`);
  return `  '${remote}/${module}': () => import(/* webpackChunkName: "${chunkOf(remote, module)}" */ '${file}'),`;
};

/**
 * Source of the file that replaces the shell's federation host in a single application: the same functions, with every
 * exposed module a chunk of the same build.
 */
export function containersSource(remotes: readonly BundledRemote[]): string {
  const lines = remotes.flatMap(({ dir, descriptor: { name, exposes } }) =>
    exposes.map((module) => lineOf(dir, name, module)),
  );
  return [
    'const modules: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...lines,
    '};',
    'export const openRemoteHost = ({ remotes }: { remotes: Record<string, { version: string }> }) => ({',
    '  load(remote: string, module: string): Promise<unknown> {',
    '    const load = modules[`${remote}/${module}`];',
    '    return load ? load() : Promise.reject(new Error(`No ${module} in ${remote}`));',
    '  },',
    '  reset: (): void => undefined,',
    '  giveUp: (): boolean => false,',
    "  versionOf: (remote: string): string => remotes[remote]?.version ?? '',",
    '});',
    '',
  ].join('\n');
}
