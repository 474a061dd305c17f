import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { RouteModule } from '@shop/contracts';

/** Versions of one remote that a process keeps linked; older ones go, so that releases do not pile up in memory. */
const linkedVersions = 3;

interface CommonJsModule {
  exports: unknown;
}

/**
 * Links remotes' server builds: plain CommonJS, one module graph per remote and version, with everything shared taken
 * from the shell. A remote's code gets those modules and its own files, and none of Node's. Returns a function that loads
 * an exposed module; it throws what the remote's code throws.
 */
export function createLinker(provided: Readonly<Record<string, unknown>>, remotesDir: string) {
  const graphs = new Map<string, Map<string, CommonJsModule>>();

  const graphOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const graph = graphs.get(key) ?? new Map<string, CommonJsModule>();
    graphs.delete(key);
    graphs.set(key, graph);
    const versions = [...graphs.keys()].filter((name) => name.startsWith(`${remote}@`));
    for (const old of versions.slice(0, -linkedVersions)) graphs.delete(old);
    return graph;
  };

  const load = (graph: Map<string, CommonJsModule>, folder: string, file: string): unknown => {
    const known = graph.get(file);
    if (known) return known.exports;
    const module: CommonJsModule = { exports: {} };
    graph.set(file, module);
    const dir = path.dirname(file);
    const require = (id: string): unknown => {
      if (Object.hasOwn(provided, id)) return provided[id];
      const wanted = path.resolve(dir, id);
      if (!id.startsWith('.') || !wanted.startsWith(folder + path.sep)) {
        throw new Error(
          `"${id}" is not available on the server: a remote has what the shell shares, and its own files`,
        );
      }
      return load(graph, folder, wanted);
    };
    try {
      const run = vm.compileFunction(
        readFileSync(file, 'utf8'),
        ['module', 'exports', 'require', '__dirname', '__filename'],
        { filename: file },
      );
      run(module, module.exports, require, dir, file);
    } catch (error) {
      graph.delete(file);
      throw error;
    }
    return module.exports;
  };

  return (remote: string, version: string, file: string): RouteModule => {
    const folder = path.join(remotesDir, remote, version);
    return load(graphOf(remote, version), folder, path.join(folder, file)) as RouteModule;
  };
}
