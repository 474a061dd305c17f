import { setTimeout as pause } from 'node:timers/promises';
import { createRegistryClient, RegistryResponseError, sendArchive, type PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';

const everyMs = 1000;
/** A pipeline gives up on a registry that does not respond, and tries the other one. */
const requestMs = 10_000;

interface Pipeline {
  /** Versions that a registry has acknowledged. */
  readonly acknowledged: readonly string[];
  /** Publishes no further versions. Resolves after the last one. */
  stop(): Promise<void>;
}

/** Publishes a version each second to the registries in turn, like teams' pipelines, which repeat failed requests elsewhere. */
export function publishSteadily(origins: readonly string[], token: string, good: PackedRemote): Pipeline {
  const clients = origins.map((url) => createRegistryClient({ url, token, timeoutMs: requestMs }));
  const acknowledged: string[] = [];
  let isOver = false;
  const publish = async (version: string, at: number): Promise<boolean> => {
    const { artifact, files } = renamedBuild(good, version);
    const archive = sendArchive(artifact, (name) => [files.get(name) ?? Buffer.alloc(0)]);
    try {
      await clients[at % clients.length]?.upload(`/artifacts/${artifact.remote}/${version}`, archive);
      return true;
    } catch (error) {
      // An earlier attempt was stored, but its response was lost.
      return error instanceof RegistryResponseError && error.status === 409;
    }
  };
  const run = async () => {
    for (let number = 0; !isOver; number += 1) {
      const version = `2.${number}.0`;
      for (let at = number; !isOver; at += 1) {
        if (!(await publish(version, at))) continue;
        acknowledged.push(version);
        break;
      }
      await pause(everyMs);
    }
  };
  const running = run();
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** The versions that a registry does not return. */
export async function missingIn(origin: string, token: string, remote: string, versions: readonly string[]) {
  const client = createRegistryClient({ url: origin, token });
  const missing: string[] = [];
  for (const version of versions) {
    await client.call(`/artifacts/${remote}/${version}`).catch(() => missing.push(version));
  }
  return missing;
}
