import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** Where a build comes from, as far as can be known. */
export interface BuildOrigin {
  /** Null outside of a repository. */
  readonly commit: string | null;
  /** Whether the checkout had changes beside that commit. */
  readonly dirty: boolean;
  /** Address of the repository, without anybody's password. */
  readonly repository: string | null;
  /** Address of the pipeline's run. */
  readonly pipeline: string | null;
  /** URI of what ran the build: a pipeline's system, or `urn:shop-remote:by-hand`. */
  readonly builder: string;
  readonly builtBy: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What stands for a build that no pipeline ran. */
export const byHand = 'urn:shop-remote:by-hand';

/** An address without a user and a password; null for anything else. */
function publicAddress(text: string | undefined): string | null {
  if (!text) return null;
  // As git writes it for ssh: git@host:team/repository.git
  const [, host, place] = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(text) ?? [];
  if (host && place) return `ssh://${host}/${place}`;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  address.username = '';
  address.password = '';
  return address.href;
}

/** What the pipeline declares about itself. `PIPELINE_URL` names its run where none of the known systems does. */
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

/** Null for a user that the system has no name for, as in some containers. */
function userName(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}

/** Asks git and the pipeline's environment where what is in a folder comes from. */
export async function readBuildOrigin(dir: string, env: Environment = process.env): Promise<BuildOrigin> {
  const git = (...words: string[]): Promise<string | null> =>
    promisify(execFile)('git', words, { cwd: dir, maxBuffer: 16 * 1024 * 1024 }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
  const commit = await git('rev-parse', 'HEAD');
  const changes = commit === null ? null : await git('status', '--porcelain');
  const repository = publicAddress((await git('config', '--get', 'remote.origin.url')) ?? undefined);
  // Where git cannot tell, there may be changes.
  const dirty = commit !== null && changes !== '';
  return { commit, dirty, repository, ...pipelineOf(env) };
}
