import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths, shop } from '@shop/config';
import type { DocumentHead } from '@shop/contracts';
import { staticPage } from '@shop/static-page';
import { defaultLimits, startRenderProcess } from '../renderer/pool/render-process';
import { shellBundle } from './shell-build';

/** The error page when the shell cannot be rendered: without scripts and style sheets, which could fail again. */
export const crashPage = staticPage({
  title: 'Return to sender',
  rubber: 'Return to sender',
  heading: 'This page came back to us',
  text: [
    'The shop could not put this page together just now. It is our fault, not yours, and we have been told.',
    'Your cart and your wishlist are kept.',
  ],
  ways: [
    { href: '', label: 'Try this page again' },
    { href: paths.home, label: 'To the front counter' },
  ],
});

/** The frame's file in a build of the shell. */
export const frameFile = 'frame.json';

/** The shell with a placeholder instead of a page. */
interface Frame {
  readonly markup: string;
}

/** A remote that does not exist, for whose page the shell renders a placeholder. */
const absent = {
  version: '0.0.0',
  base: '',
  manifest: { entry: '', globalName: '', exposes: {}, server: '' },
  integrity: {},
  routes: [{ path: '/frame', module: 'frame' }],
  slots: [],
  fallback: null,
};

/**
 * Renders the shell of a build without a page and stores it in the build. While the server cannot render, browsers get this frame
 * and render the page. Rejects if the shell cannot be rendered.
 */
export async function buildFrame(shellBuild: string): Promise<void> {
  const process = startRenderProcess({
    ...shellBundle(shellBuild),
    remotesDir: shellBuild,
    readApi: () => Promise.resolve({ status: 404, body: '{}' }),
    onError: () => undefined,
    limits: { ...defaultLimits, workMs: 30_000, clockMs: 300_000 },
  });
  try {
    await process.ready;
    const release = { env: 'frame', seq: 0, remotes: { frame: absent } };
    const request = {
      url: '/frame',
      origin: 'http://frame.invalid',
      release,
      skip: ['frame'],
      loadMs: 10_000,
    };
    const { markup } = await process.render(request);
    const file = path.join(shellBuild, frameFile);
    const draft = `${file}.${globalThis.process.pid}.draft`;
    await writeFile(draft, JSON.stringify({ markup } satisfies Frame));
    await rename(draft, file);
  } finally {
    process.kill();
  }
}

/** The frame of a build; null if it has none. */
export function readFrame(shellBuild: string): Frame | null {
  try {
    return JSON.parse(readFileSync(path.join(shellBuild, frameFile), 'utf8')) as Frame;
  } catch {
    return null;
  }
}

/** The head of a page that is rendered by the browser. */
export const frameHead: DocumentHead = {
  title: `${shop.name} | ${shop.tagline}`,
  elements: [],
  linkedData: [],
};
