import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { SignatureState } from '../../platform/schemas/signature-state';

const statedText = (description: string) => Type.Unsafe<string | null>({ ...nullableText, description });

export const Provenance = Type.Object(
  {
    signature: ref(SignatureState),
    attested: Type.Boolean({
      description: 'Whether it came with a statement; without one most of this is null.',
    }),
    builtBy: statedText('Who ran the build.'),
    builder: statedText('What ran it: an address of its pipelines, or `urn:shop-remote:by-hand`.'),
    pipeline: statedText('Address of the pipeline’s run; http or https.'),
    repository: statedText('Address of the sources’ repository.'),
    commit: statedText('Commit of the sources.'),
    dirty: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Whether the checkout had changes beside the commit; null where nobody said.',
    }),
    builtAt: statedText('ISO 8601, UTC.'),
    packagesFrom: Type.Unsafe<'build' | 'declared' | null>({
      type: ['string', 'null'],
      enum: ['build', 'declared', null],
      description:
        '`build`: what its bundler has put in. `declared`: what its package.json names and what these need. Null without a bill of materials.',
    }),
    packages: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        licences: Type.Array(Type.String(), { description: 'SPDX ids or expressions, or whatever it says.' }),
      }),
      { description: 'Packages of which it has code, by the bill of materials.' },
    ),
  },
  { $id: 'Provenance', description: 'Where a version comes from, and what is in it.' },
);
