import { Artifact, artifactFields } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { Restriction } from '../../platform/schemas/failure';
import { nullableView } from '../../platform/schemas/shared';
import { SignatureState } from '../provenance/schemas';

// In the OpenAPI document like the views below.
export { Artifact };

const stored = Type.Boolean({
  description: 'Whether its files are stored: false until the upload completes, and after a clean-up.',
});

const restriction = nullableView(Restriction);

export const StoredArtifact = Type.Object(
  { ...artifactFields, stored, restriction },
  { $id: 'StoredArtifact', description: 'A version, and whether its files are stored.' },
);

export const ListedArtifact = Type.Object(
  {
    ...artifactFields,
    stored,
    restriction,
    lastSeen: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'When an open tab or a document last used it; null for never.',
    }),
    signature: ref(SignatureState),
  },
  { $id: 'ListedArtifact', description: 'A version in a list.' },
);

export const Published = Type.Object(
  {
    outcome: Type.Enum(['published', 'unchanged']),
    signed: Type.Boolean({
      description: 'Whether the version was already published and is now signed with a valid key.',
    }),
    digest: Type.String(),
  },
  { $id: 'Published', description: 'The result of publishing an archive.' },
);

export const SourceMapsStored = Type.Object(
  { added: Type.Integer({ description: 'New source maps.' }) },
  { $id: 'SourceMapsStored', description: 'The result of storing source maps.' },
);
