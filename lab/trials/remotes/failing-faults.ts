import type { Fault, Target } from './fault';

/** Maximum memory that a fault allocates, in MB, so that the machine survives the trial. */
const maxMb = 1500;

/** Faults that prevent a remote from being rendered: it hangs, throws, or crashes its process. */
export const failingFaults = ({ pid }: Pick<Target, 'pid'>): readonly Fault[] => [
  { name: 'loops for ever at import', atImport: 'for (;;);', fails: true },
  { name: 'loops for ever in render', inRender: 'for (;;);', fails: true },
  {
    name: 'loops for ever in promises',
    inLoad: 'const spin = () => Promise.resolve().then(spin); await spin();',
    fails: true,
  },
  { name: 'load never ends', inLoad: 'await new Promise(() => {});', fails: true },
  { name: 'throws at import', atImport: "throw new Error('A fault at import.');", fails: true },
  { name: 'throws in render', inRender: "throw new Error('A fault in render.');", fails: true },
  {
    name: 'throws what is not an error',
    inRender: 'throw Object.create(null);',
    fails: true,
  },
  { name: 'process.exit() in render', inRender: 'process.exit(0);', fails: true },
  {
    name: 'kills and aborts processes',
    inRender: `process.kill(${pid}, 'SIGKILL'); process.abort();`,
    fails: true,
  },
  {
    name: 'allocates objects without end',
    inRender: 'for (const held = [];;) held.push(new Array(100000).fill(held.length).map((n) => ({ n })));',
    fails: true,
  },
  {
    name: 'allocates buffers without end',
    inRender: `for (const held = [];;) if (held.length * 16 < ${maxMb}) held.push(new Uint8Array(16 << 20).fill(1));`,
    fails: true,
  },
];
