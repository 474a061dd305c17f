import { RegistryError } from '@shop/protocol';

/** Where a pull request's comments are stored. */
export interface CodeHost {
  /** For messages: `pull request 12`. */
  readonly name: string;
  /** URL of the list of comments. */
  readonly comments: string;
  /** URL of one comment. */
  readonly comment: (id: number) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Method that changes a comment. */
  readonly updateMethod: 'PATCH' | 'PUT';
}

const timeoutMs = 10_000;
const pageSize = 100;
/** Maximum number of pages of comments to search for the earlier one. */
const maxPages = 20;

type Environment = Readonly<Record<string, string | undefined>>;

function githubHost(env: Environment): CodeHost | undefined {
  const { GITHUB_API_URL: api = 'https://api.github.com', GITHUB_REPOSITORY: repository } = env;
  const [, number] = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '') ?? [];
  if (!number || !repository || !env.GITHUB_TOKEN) return undefined;
  const issues = `${api}/repos/${repository}/issues`;
  return {
    name: `pull request ${number}`,
    comments: `${issues}/${number}/comments`,
    comment: (id) => `${issues}/comments/${id}`,
    headers: { authorization: `Bearer ${env.GITHUB_TOKEN}`, accept: 'application/vnd.github+json' },
    updateMethod: 'PATCH',
  };
}

function gitlabHost(env: Environment): CodeHost | undefined {
  const { CI_API_V4_URL: api, CI_PROJECT_ID: project, CI_MERGE_REQUEST_IID: number } = env;
  if (!api || !project || !number || !env.GITLAB_TOKEN) return undefined;
  const comments = `${api}/projects/${project}/merge_requests/${number}/notes`;
  return {
    name: `merge request ${number}`,
    comments,
    comment: (id) => `${comments}/${id}`,
    headers: { 'private-token': env.GITLAB_TOKEN },
    updateMethod: 'PUT',
  };
}

/**
 * The pull request of this pipeline, with the token to comment on it: GITHUB_TOKEN, which is the job's own, or GITLAB_TOKEN, as
 * GitLab's job token cannot comment. Undefined elsewhere, or without a token.
 */
export const codeHostOf = (env: Environment): CodeHost | undefined =>
  env.GITHUB_ACTIONS ? githubHost(env) : gitlabHost(env);

async function request<T>(host: CodeHost, url: string, method = 'GET', body?: object): Promise<T> {
  const failed = (why: string, status: number) =>
    new RegistryError(
      status,
      `The comment on ${host.name} was not written (${why}). The version is published; check the permissions of the token.`,
    );
  const response = await fetch(url, {
    method,
    headers: { ...host.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw failed((error as Error).message, 503);
  });
  if (!response.ok) throw failed(String(response.status), response.status >= 500 ? 503 : 403);
  return (await response.json()) as T;
}

interface Comment {
  readonly id: number;
  readonly body: string | null;
}

async function findComment(host: CodeHost, marker: string): Promise<Comment | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const url = `${host.comments}?per_page=${pageSize}&page=${page}`;
    const comments = await request<readonly Comment[]>(host, url);
    const found = comments.find(({ body }) => body?.startsWith(marker));
    if (found || comments.length < pageSize) return found;
  }
  return undefined;
}

/**
 * Writes the comment that begins with a marker: updates the earlier one, or adds one. Throws a RegistryError if the host does not
 * accept it.
 */
export async function writeComment(
  host: CodeHost,
  marker: string,
  body: string,
): Promise<'added' | 'updated'> {
  const earlier = await findComment(host, marker);
  if (earlier) await request(host, host.comment(earlier.id), host.updateMethod, { body });
  else await request(host, host.comments, 'POST', { body });
  return earlier ? 'updated' : 'added';
}
