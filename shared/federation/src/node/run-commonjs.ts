import path from 'node:path';
import vm from 'node:vm';
import type { ContainerFiles } from './container-files';

interface CommonJsModule {
  exports: unknown;
}

/** The arguments that Node passes to a CommonJS module. */
const parameters = ['module', 'exports', 'require', '__dirname', '__filename', 'global'];

/**
 * Runs a CommonJS module and what it requires, once each, and returns its exports. Node refuses `import()`. Throws
 * what the code throws; the next require then runs the module again.
 */
export function runCommonJs(entry: string, files: ContainerFiles): unknown {
  const modules = new Map<string, CommonJsModule>();

  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module: CommonJsModule = { exports: {} };
    modules.set(file, module);
    const require = (id: string): unknown => {
      const found = files.resolve(id, file);
      return 'file' in found ? load(found.file) : found.module;
    };
    try {
      const filename = files.locate(file);
      const run = files.compiled(file, (text) => vm.compileFunction(text, parameters, { filename }));
      run(module, module.exports, require, path.dirname(filename), filename, globalThis);
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  };

  return load(entry);
}
