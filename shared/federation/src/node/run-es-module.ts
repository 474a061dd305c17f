import vm from 'node:vm';
import type { ContainerFiles } from './container-files';

/** A module of the host as an ES module; without a default export, the module itself is the default. */
function given(id: string, module: unknown): vm.Module {
  const exports: Record<string, unknown> = { default: module, ...(module as object) };
  return new vm.SyntheticModule(
    Object.keys(exports),
    function (this: vm.SyntheticModule) {
      for (const [name, value] of Object.entries(exports)) this.setExport(name, value);
    },
    { identifier: id },
  );
}

/**
 * Runs an ES module and what it imports, once each, and resolves with its namespace. `import()` resolves like
 * `import`. Requires Node with `--experimental-vm-modules`. Rejects with what the code throws.
 */
export async function runEsModule(entry: string, files: ContainerFiles): Promise<object> {
  // Undefined without the flag.
  if (!(vm.SourceTextModule as unknown)) {
    throw new Error(`${files.locate(entry)} is an ES module: start Node with --experimental-vm-modules`);
  }
  const own = new Map<string, vm.Module>();
  const host = new Map<string, vm.Module>();
  const started = new Map<vm.Module, Promise<vm.Module>>();

  const once = (map: Map<string, vm.Module>, key: string, make: () => vm.Module): vm.Module => {
    const known = map.get(key);
    if (known) return known;
    const made = make();
    map.set(key, made);
    return made;
  };

  const fileModule = (file: string): vm.Module =>
    once(
      own,
      file,
      () =>
        new vm.SourceTextModule(
          files.compiled(file, (text) => text),
          {
            identifier: file,
            initializeImportMeta: (meta) => void (meta.url = files.urlOf(file)),
            importModuleDynamically: (id) => start(find(id, file)),
          },
        ),
    );

  const find = (id: string, from: string): vm.Module => {
    const found = files.resolve(id, from);
    return 'file' in found ? fileModule(found.file) : once(host, id, () => given(id, found.module));
  };

  const run = async (module: vm.Module): Promise<vm.Module> => {
    if (module.status === 'unlinked') await module.link((id, { identifier }) => find(id, identifier));
    await module.evaluate();
    return module;
  };

  const start = (module: vm.Module): Promise<vm.Module> => {
    const running = started.get(module) ?? run(module);
    started.set(module, running);
    return running;
  };

  return (await start(fileModule(entry))).namespace;
}
