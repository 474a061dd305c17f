import type { Pipeline } from '@shop/contracts/registry';
import type { JWTPayload } from 'jose';
import type { IssuerKind, PipelineIssuer } from './issuer-settings';
import type { Conditions } from './tables';

/** A pipeline, as its ID token describes it. */
export interface Identity {
  readonly pipeline: Pipeline;
  readonly subject: string | null;
  readonly refType: string | null;
  /** The issuer's permanent ID of the repository, which another repository of the same name does not have. */
  readonly repositoryId: string | null;
}

const textIn = (claims: JWTPayload, name: string): string | null => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
};

/** `release.yml` of `owner/name/.github/workflows/release.yml@refs/heads/main`. */
const workflowIn = (reference: string | null): string | null =>
  /\/\.github\/workflows\/([^/@]+)@/.exec(reference ?? '')?.[1] ?? null;

/** GitHub's URL for browsers, which differs from the issuer in the host or the path. */
function githubServer(issuer: string): string {
  const { origin, protocol, host } = new URL(issuer);
  if (host === 'token.actions.githubusercontent.com') return 'https://github.com';
  return host.startsWith('token.actions.') ? `${protocol}//${host.slice('token.actions.'.length)}` : origin;
}

const address = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.join('');

const readers: Readonly<
  Record<IssuerKind, (issuer: string, claims: JWTPayload) => Omit<Identity, 'subject'>>
> = {
  github(issuer, claims) {
    const repository = textIn(claims, 'repository');
    const repositoryUrl = address(githubServer(issuer), '/', repository);
    return {
      pipeline: {
        ...{ issuer, repository, repositoryUrl },
        workflow: workflowIn(textIn(claims, 'workflow_ref')),
        environment: textIn(claims, 'environment'),
        ref: textIn(claims, 'ref'),
        commit: textIn(claims, 'sha'),
        run: address(repositoryUrl, '/actions/runs/', textIn(claims, 'run_id')),
      },
      refType: textIn(claims, 'ref_type'),
      repositoryId: textIn(claims, 'repository_id'),
    };
  },
  gitlab(issuer, claims) {
    const repository = textIn(claims, 'project_path');
    const repositoryUrl = address(issuer.replace(/\/$/, ''), '/', repository);
    return {
      pipeline: {
        ...{ issuer, repository, repositoryUrl, workflow: null },
        environment: textIn(claims, 'environment'),
        ref: textIn(claims, 'ref'),
        commit: textIn(claims, 'sha'),
        run: address(repositoryUrl, '/-/jobs/', textIn(claims, 'job_id')),
      },
      refType: textIn(claims, 'ref_type'),
      repositoryId: textIn(claims, 'project_id'),
    };
  },
  other: (issuer, claims) => ({
    pipeline: {
      ...{ issuer, repository: textIn(claims, 'sub'), repositoryUrl: null, workflow: null },
      ...{ environment: null, ref: null, commit: null, run: null },
    },
    refType: null,
    repositoryId: null,
  }),
};

/** Reads the claims of a verified ID token. */
export const identityOf = ({ issuer, kind }: PipelineIssuer, claims: JWTPayload): Identity => ({
  ...readers[kind](issuer, claims),
  subject: textIn(claims, 'sub'),
});

/** The names of claims by condition, for messages. */
const claimNames: Readonly<Record<IssuerKind, Readonly<Record<keyof Conditions, string>>>> = {
  github: {
    ...{ repository: 'repository', subject: 'sub', workflow: 'workflow_ref' },
    ...{ environment: 'environment', refType: 'ref_type' },
  },
  gitlab: {
    ...{ repository: 'project_path', subject: 'sub', workflow: 'ci_config_ref_uri' },
    ...{ environment: 'environment', refType: 'ref_type' },
  },
  other: {
    ...{ repository: 'sub', subject: 'sub', workflow: 'sub', environment: 'sub', refType: 'sub' },
  },
};

/** A claim that does not meet a condition, and its value in the token. */
export interface Difference {
  readonly condition: keyof Conditions;
  readonly claim: string;
  readonly value: string | null;
}

/** Conditions that identify a pipeline's owner, who defines the meaning of the others. */
const identifying: readonly (keyof Conditions)[] = ['repository', 'subject'];

export const isOtherPipeline = (differences: readonly Difference[]): boolean =>
  differences.some(({ condition }) => identifying.includes(condition));

/** The claims of a token that do not meet the conditions. Repositories are compared case-insensitively, as their hosts do. */
export function differencesIn(
  conditions: Conditions,
  { pipeline, subject, refType }: Identity,
  kind: IssuerKind,
): readonly Difference[] {
  const { repository, workflow, environment } = pipeline;
  const actual = { repository, subject, workflow, environment, refType };
  return (Object.keys(actual) as (keyof Conditions)[]).flatMap((condition) => {
    const [wanted, value] = [conditions[condition], actual[condition]];
    if (wanted === undefined) return [];
    const isEqual =
      condition === 'repository' ? wanted.toLowerCase() === value?.toLowerCase() : wanted === value;
    return isEqual ? [] : [{ condition, claim: claimNames[kind][condition], value }];
  });
}

/** The claim that names the pipeline, for a refusal that does not reveal the trusted publishers. */
export const namingDifference = ({ pipeline }: Identity, kind: IssuerKind): Difference => ({
  condition: 'repository',
  claim: claimNames[kind].repository,
  value: pipeline.repository,
});
