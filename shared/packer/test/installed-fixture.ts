import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runIn, type CommandEnd } from './project-fixture';

const run = promisify(execFile);
const packer = path.resolve(import.meta.dirname, '..');

/** The command installed from a tarball, in an empty folder. */
export interface InstalledShopRemote {
  readonly home: string;
  /** The path of the program. */
  readonly program: string;
  /** An empty folder for a project. */
  newProject(): Promise<string>;
  run(dir: string, words: readonly string[], env?: NodeJS.ProcessEnv): Promise<CommandEnd>;
  remove(): Promise<void>;
}

/** Packs the command and installs it. */
export async function installShopRemote(): Promise<InstalledShopRemote> {
  const home = await mkdtemp(path.join(tmpdir(), 'shop-remote-'));
  const built = path.join(home, 'built');
  await run('npm', ['run', 'pack', '--silent', '--', '--out', built], { cwd: packer });
  const [tarball = ''] = (await readdir(built)).filter((file) => file.endsWith('.tgz'));
  await writeFile(path.join(home, 'package.json'), '{"name":"elsewhere","private":true}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', path.join(built, tarball)];
  await run('npm', install, { cwd: home });
  const program = path.join(home, 'node_modules/@shop/packer/shop-remote.mjs');
  let projects = 0;
  return {
    home,
    program,
    async newProject() {
      projects += 1;
      const dir = path.join(home, `project-${projects}`);
      await mkdir(dir);
      return dir;
    },
    // A browser is started only where the test asks for one.
    run: (dir, words, env) => runIn(dir, program, words, { CHROMIUM: 'none', ...env }),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
