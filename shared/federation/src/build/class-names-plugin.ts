import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { collidingSheets, moduleSheets } from './names';

const name = 'ClassNames';

/**
 * Fails a build in which two CSS modules would get the same class names; also a build that reads them from
 * its cache.
 */
export class ClassNamesPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const files = Array.from(modules, (module) => module.nameForCondition() ?? '');
        const sheets = files.filter((file) => moduleSheets.test(file));
        const colliding = collidingSheets(this.dir, sheets);
        if (!colliding) return;
        const [one, other] = colliding;
        const message = `${one} and ${other} would have the same class names. Rename or move one of them.`;
        compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }
}
