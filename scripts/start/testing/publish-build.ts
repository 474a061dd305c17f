import { namingFullDisk } from '../../setup/full-disk.mjs';
import { publishShell } from '../publish-shell';

/** Publishes the shell's build in a folder as a start does: `<build> <releases>`. */
const [out = '', releases = ''] = process.argv.slice(2);
const target = { dir: out, out, source: 'a'.repeat(64), version: '1.0.0' };
await namingFullDisk(releases, () => publishShell(target, releases)).catch((error: Error) => {
  console.log(error.message);
  process.exitCode = 1;
});
