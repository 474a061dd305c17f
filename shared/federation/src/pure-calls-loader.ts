import type { LoaderContext } from 'webpack';

const makesComponent = /= (\w+\.(?:forwardRef|memo|lazy|createContext)\()/g;
const namesComponent = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Tells the compiler that making a component or a context has no effect of its own, and takes the names off that only
 * developer tools read: what nobody imports is left out then. The default export is what webpack asks of a loader.
 */
export default function pureCallsLoader(this: LoaderContext<object>, source: string): string {
  return source.replace(makesComponent, '= /* @__PURE__ */ $1').replace(namesComponent, '');
}
