import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** The origin of a build. */
export interface BuildOrigin {
  /** Null outside of a repository. */
  readonly commit: string | null;
  /** Whether the checkout had uncommitted changes. */
  readonly dirty: boolean;
  /** URL of the repository, without credentials. */
  readonly repository: string | null;
  /** URL of the pipeline run. */
  readonly pipeline: string | null;
  /** URI of the system that ran the build, or `urn:shop-remote:by-hand`. */
  readonly builder: string;
  readonly builtBy: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The `builder` of a build that was not run by a pipeline. */
export const byHand = 'urn:shop-remote:by-hand';

/** The URL without credentials; null for an invalid URL. */
function publicAddress(text: string | undefined): string | null {
  if (!text) return null;
  // Git's notation for SSH: git@host:team/repository.git
  const [, host, place] = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(text) ?? [];
  if (host && place) return `ssh://${host}/${place}`;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  address.username = '';
  address.password = '';
  return address.href;
}

/** Reads the pipeline's environment variables. `PIPELINE_URL` is the URL of the run on other CI systems. */
function pipelineOf(env: Environment): Pick<BuildOrigin, 'pipeline' | 'builder' | 'builtBy'> {
  const run = (address: string | undefined, system: string | undefined, builtBy: string | undefined) => {
    const pipeline = publicAddress(env.PIPELINE_URL ?? address);
    const builder = publicAddress(system) ?? (pipeline && new URL(pipeline).origin) ?? byHand;
    return { pipeline, builder, builtBy: builtBy || null };
  };
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = env;
  if (env.GITHUB_ACTIONS && repository) {
    const address = `${server}/${repository}`;
    return run(`${address}/actions/runs/${env.GITHUB_RUN_ID ?? ''}`, address, env.GITHUB_ACTOR);
  }
  if (env.GITLAB_CI)
    return run(env.CI_JOB_URL ?? env.CI_PIPELINE_URL, env.CI_PROJECT_URL, env.GITLAB_USER_LOGIN);
  const address = env.BUILD_URL ?? env.BUILDKITE_BUILD_URL ?? env.CIRCLE_BUILD_URL;
  const builtBy = env.BUILD_USER_ID ?? env.BUILDKITE_BUILD_CREATOR ?? env.CIRCLE_USERNAME;
  if (address ?? env.PIPELINE_URL) return run(address, undefined, builtBy);
  return { pipeline: null, builder: byHand, builtBy: userName() };
}

/** Null when the user has no name, as in some containers. */
function userName(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}

/** Reads the origin of a folder's build from git and the environment of the pipeline. */
export async function readBuildOrigin(dir: string, env: Environment = process.env): Promise<BuildOrigin> {
  const git = (...words: string[]): Promise<string | null> =>
    promisify(execFile)('git', words, { cwd: dir, maxBuffer: 16 * 1024 * 1024 }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
  const commit = await git('rev-parse', 'HEAD');
  const changes = commit === null ? null : await git('status', '--porcelain');
  const repository = publicAddress((await git('config', '--get', 'remote.origin.url')) ?? undefined);
  // Assumes changes when git fails.
  const dirty = commit !== null && changes !== '';
  return { commit, dirty, repository, ...pipelineOf(env) };
}
