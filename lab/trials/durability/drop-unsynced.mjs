// Preloaded into a shop. It maintains a second copy of the embedded database's folder that receives only fsynced data:
// the contents of a disk after a power cut that loses every byte without an fsync. Creating, renaming and deleting
// count as durable immediately, because the journals of ext4, XFS and APFS store them together with a later fsync.
import fs from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { POWER_CUT_FOLDER: folder = '', POWER_CUT_DISK: disk = '' } = process.env;
const real = { ...fs };

/** Path of the second copy of a file; undefined for files outside of the folder. */
function twin(file) {
  const relative = path.relative(folder, path.resolve(String(file)));
  return relative.startsWith('..') ? undefined : path.join(disk, relative);
}

/** Paths by descriptor, and unsynced ranges by path. */
const open = new Map();
const dirty = new Map();

function mark(file, start, length) {
  const ranges = dirty.get(file) ?? [];
  ranges.push([start, length]);
  dirty.set(file, ranges);
}

function sync(file) {
  const copy = twin(file);
  const ranges = dirty.get(file) ?? [];
  dirty.delete(file);
  const from = real.openSync(file, 'r');
  const to = real.openSync(copy, 'r+');
  const { size } = real.fstatSync(from);
  for (const [start, length] of ranges) {
    const bytes = Buffer.alloc(length);
    const read = real.readSync(from, bytes, 0, length, start);
    real.writeSync(to, bytes, 0, read, start);
  }
  if (real.fstatSync(to).size !== size) real.ftruncateSync(to, size);
  real.closeSync(from);
  real.closeSync(to);
}

function shrink(file, length) {
  const copy = twin(file);
  if (copy && real.existsSync(copy) && real.statSync(copy).size > length) real.truncateSync(copy, length);
}

/** Applies the same operation to the second copy, if there is one. */
const onBoth =
  (name) =>
  (file, ...rest) => {
    const result = real[name](file, ...rest);
    const copy = twin(file);
    if (copy) real[name](copy, ...rest);
    return result;
  };

function install() {
  fs.openSync = (file, flags, mode) => {
    const fd = real.openSync(file, flags, mode);
    const copy = twin(file);
    if (copy && real.fstatSync(fd).isFile()) {
      open.set(fd, path.resolve(String(file)));
      if (!real.existsSync(copy)) real.writeFileSync(copy, '', { mode: 0o600 });
      shrink(file, real.fstatSync(fd).size);
    }
    return fd;
  };
  fs.closeSync = (fd) => {
    open.delete(fd);
    real.closeSync(fd);
  };
  fs.writeSync = (fd, buffer, offset, length, position) => {
    const file = open.get(fd);
    const start = typeof position === 'number' ? position : file && real.fstatSync(fd).size;
    const written = real.writeSync(fd, buffer, offset, length, position);
    if (file) mark(file, start, written);
    return written;
  };
  fs.fsyncSync = (fd) => {
    const file = open.get(fd);
    if (file) sync(file);
    real.fsyncSync(fd);
  };
  fs.ftruncateSync = (fd, length) => {
    real.ftruncateSync(fd, length);
    if (open.has(fd)) shrink(open.get(fd), length);
  };
  fs.truncateSync = (file, length) => {
    real.truncateSync(file, length);
    shrink(file, length);
  };
  fs.renameSync = (from, to) => {
    real.renameSync(from, to);
    if (!twin(from) || !twin(to)) return;
    real.renameSync(twin(from), twin(to));
    const [before, after] = [from, to].map((file) => path.resolve(String(file)));
    if (dirty.has(before)) dirty.set(after, dirty.get(before));
    dirty.delete(before);
    for (const [fd, file] of open) if (file === before) open.set(fd, after);
  };
  for (const name of ['unlinkSync', 'mkdirSync', 'rmdirSync']) fs[name] = onBoth(name);
}

// The embedded database is the only one that writes from a worker thread.
if (!isMainThread) install();
