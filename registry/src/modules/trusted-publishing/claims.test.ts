import { describe, expect, it } from '@jest/globals';
import { differencesIn, identityOf } from './claims';
import { checkConditions } from './conditions';
import { type PipelineIssuer, readPipelineIssuers } from './issuer-settings';
import type { Conditions } from './tables';

const github = 'https://token.actions.githubusercontent.com';
const gitlab = 'https://gitlab.example';
const issuers = readPipelineIssuers(
  `github=${github}, gitlab=${gitlab}, other=https://ci.example/shop`,
) as readonly [PipelineIssuer, PipelineIssuer, PipelineIssuer];
const [atGithub, atGitlab, elsewhere] = issuers;

const ofGithub = identityOf(atGithub, {
  ...{ sub: 'repo:shop/gifts:environment:live', repository: 'shop/gifts', repository_id: '74' },
  ...{ workflow_ref: 'shop/gifts/.github/workflows/release.yml@refs/heads/main', environment: 'live' },
  ...{ ref: 'refs/heads/main', ref_type: 'branch', sha: 'a'.repeat(40), run_id: '17' },
});
const ofGitlab = identityOf(atGitlab, {
  ...{ sub: 'project_path:shop/web/gifts:ref_type:tag:ref:1.0.0', project_path: 'shop/web/gifts' },
  ...{ project_id: 22, ref: '1.0.0', ref_type: 'tag', sha: 'b'.repeat(40), job_id: '302' },
});

it('reads the claims of GitHub Actions', () => {
  expect(ofGithub).toMatchObject({ refType: 'branch', repositoryId: '74' });
  expect(ofGithub.pipeline).toEqual({
    ...{ issuer: github, repository: 'shop/gifts', repositoryUrl: 'https://github.com/shop/gifts' },
    ...{ workflow: 'release.yml', environment: 'live', ref: 'refs/heads/main', commit: 'a'.repeat(40) },
    run: 'https://github.com/shop/gifts/actions/runs/17',
  });
});

it('reads the claims of GitLab CI', () => {
  expect(ofGitlab).toMatchObject({ refType: 'tag', repositoryId: '22' });
  expect(ofGitlab.pipeline).toEqual({
    ...{ issuer: gitlab, repository: 'shop/web/gifts', repositoryUrl: `${gitlab}/shop/web/gifts` },
    ...{ workflow: null, environment: null, ref: '1.0.0', commit: 'b'.repeat(40) },
    run: `${gitlab}/shop/web/gifts/-/jobs/302`,
  });
});

it.each([
  ['https://github.shop.example/_services/token', 'https://github.shop.example/shop/gifts'],
  ['https://token.actions.shop.ghe.com', 'https://shop.ghe.com/shop/gifts'],
])('knows the address of repositories at %s', (issuer, url) => {
  const { pipeline } = identityOf({ issuer, kind: 'github' }, { repository: 'shop/gifts' });
  expect(pipeline.repositoryUrl).toBe(url);
});

describe('conditions', () => {
  it.each<[Conditions, readonly string[]]>([
    [{ repository: 'Shop/Gifts', workflow: 'release.yml' }, []],
    [{ repository: 'shop/gifts', workflow: 'Release.yml' }, ['workflow_ref']],
    [{ repository: 'shop/gift', environment: 'staging' }, ['repository', 'environment']],
    [{ repository: 'shop/gifts', refType: 'tag' }, ['ref_type']],
  ])('%j differ in %j', (conditions, claims) => {
    expect(differencesIn(conditions, ofGithub, 'github').map(({ claim }) => claim)).toEqual(claims);
  });

  it('without an environment accept jobs in any environment', () => {
    expect(differencesIn({ repository: 'shop/web/gifts' }, ofGitlab, 'gitlab')).toEqual([]);
    expect(differencesIn({ repository: 'shop/web/gifts', environment: 'live' }, ofGitlab, 'gitlab')).toEqual([
      { condition: 'environment', claim: 'environment', value: null },
    ]);
  });

  it('of other issuers consist of the subject', () => {
    const identity = identityOf(elsewhere, { sub: 'org/1/project/7' });
    expect(differencesIn({ subject: 'org/1/project/7' }, identity, 'other')).toEqual([]);
    expect(differencesIn({ subject: 'org/1' }, identity, 'other')).toMatchObject([{ claim: 'sub' }]);
  });

  it.each<[string, Conditions, string]>([
    ['https://other.example', { repository: 'shop/gifts' }, 'one of the configured issuers: https://token'],
    [github, { repository: 'shop/gifts' }, 'requires "workflow"'],
    [github, { repository: 'https://github.com/shop/gifts', workflow: 'a.yml' }, 'must be a path such as'],
    [github, { repository: 'shop/gifts', workflow: '.github/workflows/a.yml' }, 'must be the name of a file'],
    [gitlab, { repository: 'shop/gifts', workflow: 'a.yml' }, 'do not prove "workflow"'],
    ['https://ci.example/shop', { repository: 'shop/gifts' }, 'requires "subject"'],
  ])('of %s, %j, are refused', (issuer, conditions, words) => {
    expect(() => checkConditions(issuers, issuer, conditions)).toThrow(words);
  });
});

it.each(['github', 'github=http://id.example', 'jenkins=https://id.example', `github=${github},`])(
  'refuses the issuers %s',
  (text) => {
    expect(() => readPipelineIssuers(text)).toThrow('PUBLISH_ISSUERS must list issuers as kind=');
  },
);

it('trusts no issuer by default', () => {
  expect(readPipelineIssuers(undefined)).toEqual([]);
});
