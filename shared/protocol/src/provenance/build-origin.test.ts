import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeScratchFolder, type ScratchFolder } from '../testing/scratch-folder';
import { byHand, readBuildOrigin } from './build-origin';

let scratch: ScratchFolder;
beforeEach(async () => {
  scratch = await makeScratchFolder();
});
afterEach(() => scratch.remove());

const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: scratch.dir,
    env: {
      ...{ PATH: process.env.PATH, HOME: scratch.dir },
      ...{
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b.c',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b.c',
      },
    },
  })
    .toString()
    .trim();

const commit = async () => {
  await writeFile(path.join(scratch.dir, 'a.txt'), 'a');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
  return git('rev-parse', 'HEAD');
};

it('reads the commit, uncommitted changes, and the repository without its password', async () => {
  const head = await commit();
  git('remote', 'add', 'origin', 'https://asha:secret@git.example/gifts.git');
  expect(await readBuildOrigin(scratch.dir, {})).toMatchObject({
    ...{ commit: head, dirty: false, pipeline: null, builder: byHand },
    repository: 'https://git.example/gifts.git',
  });
  await writeFile(path.join(scratch.dir, 'b.txt'), 'not in it');
  git('remote', 'set-url', 'origin', 'git@git.example:team/gifts.git');
  expect(await readBuildOrigin(scratch.dir, {})).toMatchObject({
    ...{ commit: head, dirty: true, repository: 'ssh://git.example/team/gifts.git' },
  });
});

it('has no commit or repository outside of a repository', async () => {
  expect(await readBuildOrigin(scratch.dir, {})).toMatchObject({
    ...{ commit: null, dirty: false, repository: null },
  });
});

it.each([
  [
    'GitHub',
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'shop/gifts', GITHUB_RUN_ID: '7', GITHUB_ACTOR: 'asha' },
    ['https://github.com/shop/gifts/actions/runs/7', 'https://github.com/shop/gifts', 'asha'],
  ],
  [
    'GitLab',
    {
      ...{ GITLAB_CI: 'true', CI_JOB_URL: 'https://gitlab.example/shop/gifts/-/jobs/7' },
      ...{ CI_PROJECT_URL: 'https://gitlab.example/shop/gifts', GITLAB_USER_LOGIN: 'asha' },
    },
    ['https://gitlab.example/shop/gifts/-/jobs/7', 'https://gitlab.example/shop/gifts', 'asha'],
  ],
  [
    'any other',
    { BUILD_URL: 'https://ci:secret@jenkins.example/job/gifts/7/' },
    ['https://jenkins.example/job/gifts/7/', 'https://jenkins.example', null],
  ],
  [
    'one with PIPELINE_URL',
    { PIPELINE_URL: 'https://ci.example/runs/7' },
    ['https://ci.example/runs/7', 'https://ci.example', null],
  ],
])('detects the pipeline of %s', async (_system, env, [pipeline, builder, builtBy]) => {
  expect(await readBuildOrigin(scratch.dir, env)).toMatchObject({ pipeline, builder, builtBy });
});
