import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeHostOf, writeComment } from './code-host';

const marker = '<!-- shop-remote gifts -->';
interface Stored {
  readonly id: number;
  body: string;
}

let server: Server;
let address: string;
let comments: Stored[];
let calls: string[];
let status: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { pathname, searchParams } = new URL(request.url ?? '', address);
      const token = request.headers.authorization ?? request.headers['private-token'];
      calls.push(`${request.method} ${pathname} ${String(token)}`);
      if (status !== 200) return response.writeHead(status).end('{"message":"rejected"}');
      if (request.method === 'GET') {
        const from = (Number(searchParams.get('page')) - 1) * 100;
        return response.end(JSON.stringify(comments.slice(from, from + 100)));
      }
      const { body } = JSON.parse(Buffer.concat(chunks).toString()) as { body: string };
      const found = comments.find(({ id }) => pathname.endsWith(`/${id}`));
      if (found) found.body = body;
      else comments.push({ id: comments.length + 1, body });
      return response.end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  comments = [];
  calls = [];
  status = 200;
});

const github = () => ({
  ...{ GITHUB_ACTIONS: 'true', GITHUB_API_URL: address, GITHUB_REPOSITORY: 'shop/gifts' },
  ...{ GITHUB_REF: 'refs/pull/12/merge', GITHUB_TOKEN: 'of-the-job' },
});
const gitlab = () => ({
  ...{ GITLAB_CI: 'true', CI_API_V4_URL: address, CI_PROJECT_ID: '22' },
  ...{ CI_MERGE_REQUEST_IID: '7', GITLAB_TOKEN: 'of-the-project' },
});

it.each([
  ['outside of a pipeline', {}],
  ['for a push to a branch', { ...github(), GITHUB_REF: 'refs/heads/main' }],
  ['without a token at GitHub', { ...github(), GITHUB_TOKEN: '' }],
  ['without a token at GitLab', { ...gitlab(), GITLAB_TOKEN: undefined }],
])('there is no pull request to comment on %s', (_case, env) => {
  expect(codeHostOf(env)).toBeUndefined();
});

describe.each([
  ['GitHub', github, 'PATCH /repos/shop/gifts/issues/comments/2 Bearer of-the-job'],
  ['GitLab', gitlab, 'PUT /projects/22/merge_requests/7/notes/2 of-the-project'],
] as const)('at %s', (_name, env, update) => {
  const write = (text: string) => {
    const host = codeHostOf(env());
    if (!host) throw new Error('no host');
    return writeComment(host, marker, `${marker}\n${text}`);
  };

  it('one comment is added, and then updated', async () => {
    comments = [{ id: 1, body: `Looks good. ${marker}` }];
    expect(await write('first')).toBe('added');
    expect(await write('second')).toBe('updated');
    expect(comments.map(({ body }) => body)).toEqual([`Looks good. ${marker}`, `${marker}\nsecond`]);
    expect(calls.at(-1)).toBe(update);
  });

  it('the earlier comment is found among hundreds', async () => {
    comments = Array.from({ length: 230 }, (_, at) => ({ id: at + 1, body: at === 220 ? marker : 'x' }));
    expect(await write('again')).toBe('updated');
    expect(comments).toHaveLength(230);
    expect(comments[220]?.body).toBe(`${marker}\nagain`);
  });

  it('a refusal is explained', async () => {
    status = 403;
    await expect(write('x')).rejects.toThrow(
      /^The comment on \w+ request \d+ was not written \(403\)\. The version is published; check/,
    );
  });
});
