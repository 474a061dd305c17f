import { shellBundle } from './shell-build';
import {
  defaultLimits,
  startRenderProcess,
  type ProcessOptions,
  type RenderProcess,
} from '../renderer/pool/render-process';

/** Server settings that a render process needs. */
type Server = Pick<ProcessOptions, 'readApi' | 'onError'>;

/** A render process that starts while its server is still loading. */
export interface EarlyProcess {
  /**
   * Connects the process to its server. Returns undefined and ends the process if the server has a different build of the
   * shell.
   */
  connect(shellBuild: string, server: Server): RenderProcess | undefined;
  /** Ends the process if the server does not start. */
  kill(): void;
}

/**
 * Starts a render process before its server.
 *
 * @param shellBuild The published build of the shell, a folder.
 * @param remotesDir Folder of published versions. Throws if either is missing.
 */
export function startEarlyProcess(shellBuild: string, remotesDir: string): EarlyProcess {
  let resolveServer: (server: Server) => void;
  const serverReady = new Promise<Server>((resolve) => (resolveServer = resolve));
  const started = startRenderProcess({
    ...shellBundle(shellBuild),
    remotesDir,
    limits: defaultLimits,
    readApi: async (path, signal) => (await serverReady).readApi(path, signal),
    onError: (message, fragment) => void serverReady.then(({ onError }) => onError(message, fragment)),
  });
  return {
    connect(build, server) {
      resolveServer(server);
      if (build === shellBuild) return started;
      started.kill();
      return undefined;
    },
    kill: () => started.kill(),
  };
}
