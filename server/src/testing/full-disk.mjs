// Preloaded into a process: simulates a full disk below the folder FULL_DISK, with FULL_DISK_FLAG only while the file of that
// name exists. Files can still be created there, but only half of each write is stored. FULL_DISK_CODE is the error code, by
// default ENOSPC.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { FULL_DISK: folder, FULL_DISK_FLAG: flag, FULL_DISK_CODE: code = 'ENOSPC' } = process.env;
const isFull = (file) =>
  // Threads and children may have no environment.
  folder !== undefined &&
  (flag === undefined || fs.existsSync(flag)) &&
  (typeof file === 'string' || file instanceof URL) &&
  path.resolve(String(file)).startsWith(path.resolve(folder));

const failure = (syscall) =>
  Object.assign(new Error(`${code}: no space left, ${syscall}`), { code, syscall });
const bytesOf = (data) =>
  Buffer.from(typeof data === 'string' ? data : (data?.buffer ?? ''), data?.byteOffset, data?.byteLength);
const half = (data) => bytesOf(data).subarray(0, bytesOf(data).length / 2);

const { writeFileSync, readFileSync, open, write, writev, close } = fs;
const { open: openHandle } = fs.promises;

function writeHalf(file, data) {
  writeFileSync(file, half(data));
  throw failure('write');
}

/** Replaces a function that writes a file. The file is its first argument, unless `fileOf` selects another. */
function refuse(owner, name, instead, fileOf = ([file]) => file) {
  const whole = owner[name];
  owner[name] = (...given) => (isFull(fileOf(given)) ? instead(...given) : whole(...given));
}
const target = ([, file]) => file;
const copyHalf = (from, to) => writeHalf(to, readFileSync(from));
/** The same for callback functions. */
const later =
  (work) =>
  (...given) => {
    const callback = given.pop();
    try {
      work(...given);
    } catch (error) {
      queueMicrotask(() => callback(error));
    }
  };
const promised =
  (work) =>
  async (...given) =>
    work(...given);

refuse(fs, 'writeFileSync', writeHalf);
refuse(fs, 'writeFile', later(writeHalf));
refuse(fs.promises, 'writeFile', promised(writeHalf));
refuse(fs, 'copyFileSync', copyHalf, target);
refuse(fs, 'copyFile', later(copyHalf), target);
refuse(fs.promises, 'copyFile', promised(copyHalf), target);

fs.promises.open = async (file, ...rest) => {
  const handle = await openHandle(file, ...rest);
  if (isFull(file)) {
    const writes = (data) =>
      handle.constructor.prototype.write
        .call(handle, half(data))
        .then(() => Promise.reject(failure('write')));
    Object.assign(handle, { write: writes, writeFile: writes, appendFile: writes });
  }
  return handle;
};

const onFullDisk = new Set();
fs.open = (file, ...rest) => {
  const callback = rest.pop();
  open(file, ...rest, (error, fd) => {
    if (!error && isFull(file)) onFullDisk.add(fd);
    callback(error, fd);
  });
};
const refuseWrite =
  (whole) =>
  (fd, ...rest) =>
    onFullDisk.has(fd) ? queueMicrotask(() => rest.at(-1)(failure('write'))) : whole(fd, ...rest);
fs.write = refuseWrite(write);
fs.writev = refuseWrite(writev);
fs.close = (fd, ...rest) => {
  onFullDisk.delete(fd);
  close(fd, ...rest);
};
syncBuiltinESMExports();
