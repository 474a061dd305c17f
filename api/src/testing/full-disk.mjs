// Preloaded into a shop: while the file named by FULL_DISK_FLAG exists, no file can grow, as on a full disk. Existing bytes can
// be overwritten, so the engine fails wherever it needs more space.
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const flag = process.env.FULL_DISK_FLAG ?? '';
const { writeSync, ftruncateSync, fstatSync, existsSync } = fs;

function refuse(fd, end) {
  if (!existsSync(flag) || end <= fstatSync(fd).size) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
}

// Only the embedded database writes from a worker thread.
if (!isMainThread) {
  fs.writeSync = (fd, buffer, offset, length, position) => {
    if (typeof position === 'number') refuse(fd, position + length);
    return writeSync(fd, buffer, offset, length, position);
  };
  fs.ftruncateSync = (fd, length) => {
    refuse(fd, length);
    ftruncateSync(fd, length);
  };
}
