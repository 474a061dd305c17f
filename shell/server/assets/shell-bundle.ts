import path from 'node:path';

/** The server's files of one build of the shell. */
export const shellBundle = (shellBuild: string) => ({
  workerFile: path.join(shellBuild, 'render-worker.cjs'),
  shellFile: path.join(shellBuild, 'shell.cjs'),
});
