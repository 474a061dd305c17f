import { moment, refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { jsonObject, remoteName } from '../../platform/schemas/shared';

const issuerKind = Type.Enum(['github', 'gitlab', 'other'], {
  description: 'The claims of its tokens: those of GitHub Actions, of GitLab CI, or only a subject.',
});

const text = (name: string, description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\S(.*\\S)?$',
      maxLength: 300,
      description,
      ...refusal(`"${name}" must be a text of at most 300 characters, without spaces around it.`),
    }),
  );

const conditions = {
  repository: text('repository', 'GitHub: `owner/name`; GitLab: the path of the project.'),
  subject: text('subject', 'The `sub` claim, for issuers of the kind `other`.'),
  workflow: text('workflow', 'GitHub: the file in `.github/workflows`, such as `release.yml`.'),
  environment: text('environment', 'The environment of the job; any, or none, when absent.'),
  refType: Type.Optional(
    Type.Enum(['branch', 'tag'], {
      description: 'Whether the pipeline runs for a branch or a tag; either when absent.',
      ...refusal('"refType" must be branch or tag.'),
    }),
  ),
};

export const TrustedPublisher = Type.Object(
  {
    id: Type.String(),
    remote: Type.String(),
    issuer: Type.String(),
    ...conditions,
    addedBy: Type.String(),
    addedAt: moment,
  },
  { $id: 'TrustedPublisher', description: 'A pipeline that may publish versions of a remote.' },
);

export const TrustedPublisherList = Type.Object(
  {
    items: Type.Array(ref(TrustedPublisher)),
    issuers: Type.Array(Type.Object({ issuer: Type.String(), kind: issuerKind }), {
      description: 'The configured issuers.',
    }),
    audience: Type.String({ description: 'The audience that ID tokens need: the registry’s origin.' }),
  },
  { $id: 'TrustedPublisherList', description: 'The pipelines that may publish versions of a remote.' },
);

export const TrustedPublisherRequest = Type.Object(
  {
    issuer: Type.String({ maxLength: 300, ...refusal('"issuer" must be the URL of a configured issuer.') }),
    ...conditions,
  },
  { $id: 'TrustedPublisherRequest', ...jsonObject },
);
export type TrustedPublisherRequest = Static<typeof TrustedPublisherRequest>;

export const PipelineTokenRequest = Type.Object(
  {
    remote: remoteName,
    token: Type.String({
      maxLength: 12_000,
      description: 'The ID token of the pipeline. It works once.',
      ...refusal('"token" must be an ID token of a pipeline.'),
    }),
  },
  { $id: 'PipelineTokenRequest', ...jsonObject },
);
export type PipelineTokenRequest = Static<typeof PipelineTokenRequest>;

export const PipelineToken = Type.Object(
  {
    token: Type.String({ description: 'Publishes and previews versions of this remote only.' }),
    remote: Type.String(),
    expiresAt: moment,
  },
  { $id: 'PipelineToken', description: 'A short-lived token of a pipeline.' },
);
