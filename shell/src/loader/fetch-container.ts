import { deadlines } from './deadlines';
import { checkTag } from './integrity';

/** What an entry script leaves under its global name: the container of federation, as webpack writes it. */
export interface Container {
  /** Gives the container what is shared. */
  init(scope: object, initScope: unknown[], options: object): unknown;
  /** Rejects for a module that it has not, and when one of its chunks does not arrive. */
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | undefined)?.get === 'function';

/**
 * Runs an entry script, which the document may have preloaded, and gives the container that it leaves. Rejects with an
 * Error when it does not arrive within the entry's deadline, is refused for its hash, or throws.
 */
export function fetchContainer(url: string, globalName: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    checkTag(script, url);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      settle();
    };
    const lost = () => end(() => reject(new Error(`${url} did not arrive`)));
    const timer = setTimeout(lost, deadlines.entry);
    script.onerror = lost;
    script.onload = () =>
      end(() => {
        const container: unknown = Reflect.get(globalThis, globalName);
        if (isContainer(container)) resolve(container);
        else reject(new Error(`${url} threw and left no ${globalName}`));
      });
    document.head.append(script);
  });
}
