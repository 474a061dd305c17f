import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { RouteModule } from '@shop/contracts';

/** Versions of one remote that a worker keeps linked; older ones go, so that releases do not pile up in memory. */
const keptVersions = 3;

interface CommonJsModule {
  exports: unknown;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Links remotes' server builds: plain CommonJS, one module graph per remote and version, with everything shared taken
 * from the shell. Answers a function that loads an exposed module; it throws what the remote's code throws.
 */
export function createLinker(provided: Readonly<Record<string, unknown>>, remotesDir: string) {
  const graphs = new Map<string, Map<string, CommonJsModule>>();

  const graphOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const graph = graphs.get(key) ?? new Map<string, CommonJsModule>();
    graphs.delete(key);
    graphs.set(key, graph);
    const versions = [...graphs.keys()].filter((name) => name.startsWith(`${remote}@`));
    for (const old of versions.slice(0, -keptVersions)) graphs.delete(old);
    return graph;
  };

  const load = (graph: Map<string, CommonJsModule>, file: string): unknown => {
    const known = graph.get(file);
    if (known) return known.exports;
    const module: CommonJsModule = { exports: {} };
    graph.set(file, module);
    const dir = path.dirname(file);
    const require = (id: string): unknown => {
      if (id in provided) return provided[id];
      return id.startsWith('.') ? load(graph, path.resolve(dir, id)) : nodeRequire(id);
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

  return (remote: string, version: string, file: string): RouteModule =>
    load(graphOf(remote, version), path.join(remotesDir, remote, version, file)) as RouteModule;
}
