import { spawn } from 'node:child_process';
import path from 'node:path';
import { startTcpProxy, type TcpProxy } from '../../../api/src/testing/tcp-proxy';
import { pollUntil } from '../../../e2e/support/poll-until';
import { freePort } from '../../../e2e/support/temporary-shop';

/** An S3 service with a bucket for releases, behind a proxy that simulates network failures. */
export interface FleetStorage extends Pick<TcpProxy, 'disconnect' | 'blackhole' | 'restore'> {
  /** A registry's settings for storing its versions there. */
  readonly env: Readonly<Record<string, string>>;
  /** Stops it and waits for its exit. */
  stop(): Promise<void>;
  /** Kills it synchronously, for use in a signal handler. */
  kill(): void;
}

const program = path.join(import.meta.dirname, 'storage-process.mjs');
const bucket = 'releases';
/** Its only access key. */
const key = 'S3RVER';
const openMs = 30_000;

/** Starts the service in a separate process, with its objects in `folder`. */
export async function startStorage(folder: string): Promise<FleetStorage> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, folder, String(port), bucket], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => void child.kill('SIGKILL');
  // The parent process may exit without stopping this one.
  process.prependListener('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const origin = `http://127.0.0.1:${port}`;
  if (!(await pollUntil(openMs, async () => (await fetch(origin)).status > 0))) {
    kill();
    throw new Error('The storage service did not open its port.');
  }
  const network = await startTcpProxy(origin);
  return {
    env: {
      RELEASES_BUCKET: bucket,
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${network.port}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    disconnect: network.disconnect,
    blackhole: network.blackhole,
    restore: network.restore,
    kill,
    async stop() {
      await network.close();
      kill();
      await ended;
    },
  };
}
