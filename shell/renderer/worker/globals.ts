import process from 'node:process';
import vm from 'node:vm';
import { serverGlobals, withheldGlobals } from '@shop/contracts/server-render';

/** Functions of `process` that end it, send signals, or load Node's modules. */
const processFunctions = [
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'execve',
  'exit',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'mainModule',
  'reallyExit',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'stdin',
];

/** Replaces the standard streams, whose constructors open sockets. */
const noStream = Object.freeze({ isTTY: false, write: () => true });

export interface SandboxGlobals {
  readonly log: (text: string) => void;
}

/** Timers that end with the render that started them. */
export interface RenderTimers {
  clear(): void;
}

/**
 * Reduces the globals of this process to the language, a few web APIs, timers and a console that reports to the server. Code that
 * has captured other globals can still use them, within the permissions of the process.
 */
export function restrictGlobals({ log }: SandboxGlobals): RenderTimers {
  const language = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const withheld = new Set<string>(withheldGlobals);
  const allowed = new Set([...language, ...serverGlobals].filter((name) => !withheld.has(name)));
  const { setTimeout: wait, clearTimeout: stop, setInterval: repeat } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const track = (timer: NodeJS.Timeout) => {
    running.add(timer);
    return timer;
  };
  const clear = (timer: NodeJS.Timeout) => {
    running.delete(timer);
    stop(timer);
  };
  const setTimeout = (task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = wait(() => {
      running.delete(timer);
      task(...args);
    }, ms);
    return track(timer);
  };
  const setInterval = (task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    track(repeat(() => task(...args), ms));
  const write = (...args: unknown[]) => log(args.map(String).join(' '));
  const { performance } = globalThis;
  const own = {
    setTimeout,
    setInterval,
    clearTimeout: clear,
    clearInterval: clear,
    performance: { now: () => performance.now() },
    console: { debug: write, error: write, info: write, log: write, warn: write },
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!allowed.has(name) || Object.hasOwn(own, name)) Reflect.deleteProperty(globalThis, name);
  }
  Object.assign(globalThis, own);
  const fixed = { configurable: false, writable: false };
  for (const name of processFunctions) Reflect.defineProperty(process, name, { value: undefined, ...fixed });
  for (const name of ['stdout', 'stderr'])
    Reflect.defineProperty(process, name, { value: noStream, ...fixed });
  return {
    clear() {
      for (const timer of running) stop(timer);
      running.clear();
    },
  };
}
