import { scriptDeadline } from './payment-limits';

interface ScriptOptions {
  /** Whether the script has left what it is loaded for; a portal's page under its address leaves nothing. */
  readonly hasRun: () => boolean;
  /** Milliseconds. */
  readonly deadline?: number;
}

const loads = new Map<string, Promise<void>>();

function append(src: string, { hasRun, deadline = scriptDeadline }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      if (hasRun()) return resolve();
      script.remove();
      reject(new Error(`The script did not load: ${src}`));
    };
    const timer = setTimeout(end, deadline);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = src;
    document.head.append(script);
  });
}

/** Runs a script once per page, however often it is requested. Rejects when it did not run; then the next call tries again. */
export function loadScript(src: string, options: ScriptOptions): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = append(src, options);
  loads.set(src, load);
  load.catch(() => loads.delete(src));
  return load;
}
