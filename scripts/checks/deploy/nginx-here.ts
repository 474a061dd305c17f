import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../server/build/packages';

type Change = readonly [from: RegExp | string, to: string];

const rewrite = (file: string, changes: readonly Change[]) => {
  const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
};

interface Places {
  /** Addresses of the upstream, such as `shop-1:3000`, with those on this machine. */
  readonly shops: ReadonlyMap<string, string>;
  /** The address to listen on, instead of the port in listen.conf. */
  readonly listen?: string;
}

/**
 * Copies deploy/nginx into a folder for nginx 1.22, as the comment of upstreams.conf describes it, with the folders and addresses of
 * this machine. Returns the path of nginx.conf.
 */
export function nginxHere(dir: string, { shops, listen }: Places): string {
  cpSync(path.join(root, 'deploy/nginx'), path.join(dir, 'shop'), { recursive: true });
  mkdirSync(path.join(dir, 'cache'));
  const file = path.join(dir, 'shop/nginx.conf');
  rewrite(file, [
    ['/tmp/', `${dir}/`],
    ['/etc/nginx/shop', `${dir}/shop`],
    ['/var/cache/nginx', `${dir}/cache`],
  ]);
  rewrite(path.join(dir, 'shop/upstreams.conf'), [[/^resolver .*$/gm, ''], [' resolve', ''], ...shops]);
  if (listen) rewrite(path.join(dir, 'shop/listen.conf'), [[/^listen 8080;$/gm, `listen ${listen};`]]);
  return file;
}
