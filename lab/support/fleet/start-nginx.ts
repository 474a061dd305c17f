import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pollUntil } from '../../../e2e/support/poll-until';

/** nginx in front of shops, with the configuration of deploy/nginx. */
export interface Nginx {
  readonly origin: string;
  /** Stops it and waits for its exit. */
  stop(): Promise<void>;
  /** Kills it synchronously, for use in a signal handler. */
  kill(): void;
}

const rules = path.resolve(import.meta.dirname, '../../../deploy/nginx');
const openMs = 30_000;

interface Options {
  /** Folder for its configuration and caches. */
  readonly folder: string;
  readonly port: number;
  /** Origins of the shops behind it. */
  readonly shops: readonly string[];
}

function configuration({ folder, port, shops }: Options): string {
  const cache = (name: string) =>
    `proxy_cache_path "${folder}/${name}" levels=1:2 keys_zone=${name}:10m max_size=200m use_temp_path=off;`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/temporary-${name}";`,
  );
  const servers = shops.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=2s;`);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid "${folder}/nginx.pid";
    error_log "${folder}/error.log" warn;
    events { worker_connections 4096; }
    http {
      access_log off;
      # A connection that ends after a thousand requests would be counted as broken.
      keepalive_requests 1000000;
      ${temporary.join('\n')}
      ${['pages', 'files', 'release'].map(cache).join('\n')}
      include "${rules}/cache.conf";
      upstream shop { zone shop 64k; ${servers.join(' ')} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        set $shop_alt_svc "";
        include "${rules}/shop.conf";
      }
    }`;
}

/** Starts nginx. Rejects with its output if the configuration is invalid, or if nginx is not installed. */
export async function startNginx(options: Options): Promise<Nginx> {
  const { folder, port } = options;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(options));
  const tried = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
  if (tried.error) throw new Error('nginx is not installed. On Debian, run apt-get install nginx-light.');
  if (tried.status !== 0) throw new Error(`nginx rejected its configuration:\n${tried.stderr}`);
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const kill = () => void child.kill('SIGTERM');
  const isOpen = await pollUntil(openMs, async () => (await fetch(`${origin}/healthz`)).status > 0);
  if (!isOpen) {
    kill();
    throw new Error('nginx did not open its port.');
  }
  return {
    origin,
    kill,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
