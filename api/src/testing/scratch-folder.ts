import fs from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** Whether there is a RAM disk with enough space: copying a data folder there takes a twentieth of the time. */
function hasRoomInMemory(): boolean {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** The folder for temporary databases of tests. */
export function scratchFolder(): string {
  return hasRoomInMemory() ? MEMORY : os.tmpdir();
}
