import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Artifact, RouteModule, ShellContract } from '@shop/contracts';
import { sharedModuleOf } from '@shop/contracts/shared-module';

/** Versions of one remote that a process keeps linked; older ones go, so that releases do not pile up in memory. */
const linkedVersions = 3;

interface CommonJsModule {
  exports: unknown;
}

/** What the shell lends to remotes: the modules themselves, and by which versions a remote may take them. */
export interface Lent {
  readonly provided: Readonly<Record<string, unknown>>;
  /** Absent in shells of before versions were looked at here. */
  readonly lending?: Pick<ShellContract, 'provided' | 'singletons'>;
}

/** Record of a published version, beside its files; undefined where a test has published none. */
function readArtifact(folder: string): Artifact | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'artifact.json'), 'utf8')) as Artifact;
  } catch {
    return undefined;
  }
}

/** The modules of one version. */
interface Graph {
  readonly folder: string;
  readonly artifact: Artifact | undefined;
  readonly modules: Map<string, CommonJsModule>;
}

/**
 * Links remotes' server builds: plain CommonJS, one module graph per remote and version. What is shared is the shell's, or
 * the version's own copy where the shell's is not in the range that it declares. A remote's code gets those modules and its
 * own files, and none of Node's. Returns a function that loads an exposed module; it throws what the remote's code throws.
 */
export function createLinker({ provided, lending }: Lent, remotesDir: string) {
  const graphs = new Map<string, Graph>();

  const graphOf = (remote: string, version: string): Graph => {
    const key = `${remote}@${version}`;
    const folder = path.join(remotesDir, remote, version);
    const graph = graphs.get(key) ?? { folder, artifact: readArtifact(folder), modules: new Map() };
    graphs.delete(key);
    graphs.set(key, graph);
    const versions = [...graphs.keys()].filter((name) => name.startsWith(`${remote}@`));
    for (const old of versions.slice(0, -linkedVersions)) graphs.delete(old);
    return graph;
  };

  /** A shared package as this version is to have it. */
  const share = (graph: Graph, id: string): unknown => {
    const { artifact, folder } = graph;
    if (!lending || !artifact) return provided[id];
    const found = sharedModuleOf(id, artifact, lending);
    if (found.from === 'nowhere') throw new Error(found.message);
    return found.from === 'shell' ? provided[id] : load(graph, path.join(folder, found.file));
  };

  const load = (graph: Graph, file: string): unknown => {
    const { folder, modules } = graph;
    const known = modules.get(file);
    if (known) return known.exports;
    const module: CommonJsModule = { exports: {} };
    modules.set(file, module);
    const dir = path.dirname(file);
    const require = (id: string): unknown => {
      if (Object.hasOwn(provided, id)) return share(graph, id);
      const wanted = path.resolve(dir, id);
      if (!id.startsWith('.') || !wanted.startsWith(folder + path.sep)) {
        throw new Error(
          `"${id}" is not available on the server: a remote has what the shell shares, and its own files`,
        );
      }
      return load(graph, wanted);
    };
    try {
      const run = vm.compileFunction(
        readFileSync(file, 'utf8'),
        ['module', 'exports', 'require', '__dirname', '__filename'],
        { filename: file },
      );
      run(module, module.exports, require, dir, file);
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  };

  return (remote: string, version: string, file: string): RouteModule => {
    const graph = graphOf(remote, version);
    return load(graph, path.join(graph.folder, file)) as RouteModule;
  };
}
