import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { findXvfb } from './programs';
import { startProcess } from './start-process';

/** A virtual X server, with settings for GTK. */
export interface Display {
  /** Environment of the programs that use it. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Allows windows as narrow as a phone. */
const styles = 'window * { min-width: 0; margin: 0; padding: 0; border-width: 0; }';

/** Pages read this as a preference for reduced motion. */
const settings = '[Settings]\ngtk-enable-animations=0\n';

function writeSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vintage-craft-gtk-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), styles);
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), settings);
  return folder;
}

/** Starts an X server on the first display that is free. */
export async function startDisplay(): Promise<Display> {
  // The server writes its display number to this file descriptor when it is ready.
  const ready = 3;
  const { child, end } = startProcess(
    findXvfb(),
    ['-displayfd', String(ready), '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(child.stdio[ready] as Readable, 'data')) as [Buffer];
  const folder = writeSettings();
  return {
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      // There is no accessibility bus, and possibly no GPU.
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
