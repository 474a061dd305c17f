import { scriptDeadline } from './payment-limits';

const loads = new Map<string, Promise<void>>();

function append(src: string, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    const fail = settle(() => {
      script.remove();
      reject(new Error(`The script did not load: ${src}`));
    });
    const timer = setTimeout(fail, deadline);
    script.addEventListener('load', settle(resolve));
    script.addEventListener('error', fail);
    script.src = src;
    document.head.append(script);
  });
}

/**
 * Runs a script once a page, however often it is asked for. Rejects on an error and after `deadline` milliseconds;
 * then the next call starts anew.
 */
export function loadScript(src: string, deadline = scriptDeadline): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = append(src, deadline);
  loads.set(src, load);
  load.catch(() => loads.delete(src));
  return load;
}
