import { shellBundle } from './shell-build';
import {
  defaultLimits,
  startRenderProcess,
  type ProcessOptions,
  type RenderProcess,
} from '../renderer/pool/render-process';

/** Server settings that a render process needs. */
type Server = Pick<ProcessOptions, 'readApi' | 'onError'>;

/** A render process that gets ready while its server is still being read and put together. */
export interface EarlyProcess {
  /** Gives it its server. Undefined, and the process is ended, when the server has another build of the shell. */
  connect(shellBuild: string, server: Server): RenderProcess | undefined;
  /** Ends it when there will be no server. */
  kill(): void;
}

/**
 * Starts a render process before its server.
 *
 * @param shellBuild The published build of the shell, a folder.
 * @param remotesDir Folder of published versions. Throws where either is missing.
 */
export function startEarlyProcess(shellBuild: string, remotesDir: string): EarlyProcess {
  let meet: (server: Server) => void;
  const met = new Promise<Server>((resolve) => (meet = resolve));
  const started = startRenderProcess({
    ...shellBundle(shellBuild),
    remotesDir,
    limits: defaultLimits,
    readApi: async (path, signal) => (await met).readApi(path, signal),
    onError: (message, fragment) => void met.then(({ onError }) => onError(message, fragment)),
  });
  return {
    connect(build, server) {
      meet(server);
      if (build === shellBuild) return started;
      started.kill();
      return undefined;
    },
    kill: () => started.kill(),
  };
}
