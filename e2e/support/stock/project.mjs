// @ts-check
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Plain JavaScript: a TypeScript loader would change code that the bundlers copy into their output.

/**
 * A remote of a project without code of this repository.
 * @typedef {{ readonly name: string, readonly dir: string }} StockProject
 */

const root = path.resolve(import.meta.dirname, '../../..');

/** The React version of each project: newer than the shell's, and readable by a page. */
export const ownReact = '19.9.9';

export const stockVersion = '1.0.0';

/** The name of a remote's container: two versions need two names. @param {string} name */
export const containerName = (name) => `${name}_1_0_0`;

/** Where the shop serves a remote's files: webpack and Rspack write it into URLs that the server renders. @param {string} name */
export const publicPathOf = (name) => `/remotes/${name}/${stockVersion}/`;

/** The modules that the containers share. React has a fallback copy, which is the default; the router comes from the host. */
export const stockShared = {
  react: { singleton: true, requiredVersion: '^19.0.0' },
  'react-router-dom': { singleton: true, requiredVersion: '^7.0.0', import: /** @type {const} */ (false) },
};

/** Path of a remote's page in the shop. @param {string} name */
export const routeOf = (name) => `/stock/${name}`;

/** With compiled JSX, so that bundlers need no loader. @param {string} name */
const page = (name) => `
import { lazy, Suspense, useEffect, useState, version } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Link } from 'react-router-dom';
import dot from './dot.png';
import stamp from './stamp.png';
import './page.css';

const largeStamp = new URL('./large-stamp.png', import.meta.url);

const Later = lazy(() => import('./later.js'));

export const Component = () => {
  const [presses, setPresses] = useState(0);
  const [sum, setSum] = useState('');
  useEffect(() => {
    const worker = new Worker(new URL('./adder.js', import.meta.url));
    worker.onmessage = ({ data }) => setSum(data);
    worker.postMessage([1, 2]);
    return () => worker.terminate();
  }, []);
  return jsxs('section', {
    className: 'stock-${name}',
    children: [
      jsx('h1', { children: 'Made elsewhere: ${name}' }),
      jsx('p', { 'data-testid': 'react', children: version }),
      jsx('button', { onClick: () => setPresses(presses + 1), children: 'Pressed ' + presses }),
      jsx('img', { src: dot, alt: 'dot', width: 10, height: 10 }),
      jsx('img', { src: stamp, alt: 'stamp', width: 60, height: 60 }),
      jsx('img', { src: largeStamp.href, alt: 'large stamp', width: 120, height: 120 }),
      jsx('output', { children: sum }),
      jsx(Link, { to: '/faq', className: 'text-utility', children: 'To the questions' }),
      presses > 0 ? jsx(Suspense, { fallback: null, children: jsx(Later, {}) }) : null,
    ],
  });
};
export const load = async () => 'the story of ${name}';
export const head = (story) => ({ title: 'Made elsewhere', description: story });
`;

/** @param {string} name */
const later = (name) => `
import { jsx } from 'react/jsx-runtime';
export default () => jsx('p', { children: 'Fetched later by ${name}' });
`;

/** With a rule for elements of any page, and a utility class in the layers of Tailwind. @param {string} name */
const styles = (name) => `
.stock-${name} { outline: 3px solid rgb(1, 2, 3); }
h1 { letter-spacing: 7px; }
@layer theme, base, components, utilities;
@layer utilities { .text-utility { color: rgb(4, 5, 6); } }
`;

const adder = `
onmessage = ({ data: [one, other] }) => postMessage('The worker adds up to ' + (one + other));
`;

/** Pictures of the shop: small enough for a bundler to put it into the script, and larger ones. */
const pictures = {
  'dot.png': 'favicon.ico',
  'stamp.png': 'icon-maskable-512.png',
  'large-stamp.png': 'icon-512.png',
};

/** @param {string} name @returns {Record<string, string>} */
const filesOf = (name) => ({
  'package.json': JSON.stringify({
    name,
    version: stockVersion,
    type: 'module',
    dependencies: { react: ownReact },
    peerDependencies: { 'react-router-dom': '^7.0.0' },
  }),
  'remote.json': JSON.stringify({
    name,
    exposes: ['page'],
    routes: [{ path: routeOf(name), module: 'page' }],
    slots: [],
    storeContract: 1,
  }),
  'src/page.js': page(name),
  'src/page.css': styles(name),
  'src/later.js': later(name),
  'src/adder.js': adder,
});

/** The installed React under another version. @param {string} dir */
async function installReact(dir) {
  const folder = path.join(dir, 'node_modules/react');
  await cp(path.join(root, 'node_modules/react'), folder, { recursive: true });
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  for (const file of ['package.json', 'cjs/react.production.js']) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replaceAll(`"${version}"`, `"${ownReact}"`));
  }
}

/** Writes the sources and React. @param {StockProject} project */
export async function writeStockProject({ dir, name }) {
  for (const [file, text] of Object.entries(filesOf(name))) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  for (const [file, picture] of Object.entries(pictures))
    await cp(path.join(root, 'shell/public', picture), path.join(dir, 'src', file));
  await installReact(dir);
}
