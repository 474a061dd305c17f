import { ArtifactManifest, byName, moment, RemoteRoute, RemoteSlot, SetFlags } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { type Static, Type } from 'typebox';

const loaded = {
  version: Type.String(),
  base: Type.String({ description: 'URL of the version’s folder, with a trailing slash.' }),
  manifest: ArtifactManifest,
  integrity: byName(Type.String(), {
    description: 'Hashes by path; empty if the document refers to the version’s list.',
  }),
  integrityList: Type.Optional(
    Type.String({
      description: 'Hash of that list, which the page fetches before it loads other files of the version.',
    }),
  ),
  origins: Type.Optional(
    Type.Array(Type.String(), { description: 'Origins besides the shop’s that it may use.' }),
  ),
};

export const PageRemote = Type.Object(
  {
    ...loaded,
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(RemoteSlot),
    fallback: Type.Union([Type.Object(loaded), Type.Null()]),
    variant: Type.Optional(Type.Enum(['stable', 'canary', 'preview'])),
  },
  {
    $id: 'PageRemote',
    description: 'A remote for one page: the version chosen for this shopper, and the fallback version.',
  },
);

export const PageRelease = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer(),
    remotes: byName(ref(PageRemote)),
    flags: Type.Optional(
      byName(SetFlags, {
        description: 'Flag values that were set, by remote. Other flags have their defaults.',
      }),
    ),
    proof: Type.Optional(
      Type.String({
        description: 'Proves that a page has these versions. The page requests its permit with it.',
      }),
    ),
  },
  {
    $id: 'PageRelease',
    description: 'The release resolved for one shopper, without disabled and unknown remotes.',
  },
);

export const PageTelemetry = Type.Object(
  {
    nonce: Type.String({
      description: 'Proves that this shopper got these versions. Part of every report.',
    }),
    reportSuccesses: Type.Boolean({
      description: 'Whether this session also reports successes. All sessions report failures.',
    }),
  },
  { $id: 'PageTelemetry', description: 'The permit of a page to send reports about its remotes.' },
);

export const PageTelemetryQuery = Type.Object({
  proof: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The `proof` of the release in the page’s document. Reports of a page without it are not evidence about its versions.',
    }),
  ),
});

export type PageTelemetryQuery = Static<typeof PageTelemetryQuery>;

export const PageReleaseQuery = Type.Object({
  open: Type.Optional(
    Type.String({
      description:
        'The versions of the page, such as `catalog@1.0.0,cart@1.1.0`. They are not removed while the page is open.',
    }),
  ),
});

export type PageReleaseQuery = Static<typeof PageReleaseQuery>;

export const StaffPass = Type.Object(
  {
    path: Type.String({ description: 'Path to open at the shop, in the browser to mark as staff.' }),
    until: moment,
  },
  { $id: 'StaffPass', description: 'A link that marks a browser as staff for a month.' },
);

const kinds = ['live', 'canary', 'preview'] as const;

export const StaffChoice = Type.Object(
  { version: Type.String(), kind: Type.Enum([...kinds]) },
  { $id: 'StaffChoice', description: 'A version of a remote that a staff browser can choose.' },
);

export const StaffRemote = Type.Object(
  {
    version: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The version in this browser; null if it does not have the remote.',
    }),
    kind: Type.Unsafe<(typeof kinds)[number] | null>({
      type: ['string', 'null'],
      enum: [...kinds, null],
      description: 'How this version is released.',
    }),
    why: Type.String({ description: 'Why this browser has it, as a sentence.' }),
    chosen: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The version that was chosen in this browser; null for none.',
    }),
    otherwise: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The version in this browser without a choice; null if it would not have the remote.',
    }),
    choices: Type.Array(ref(StaffChoice), {
      description:
        'Versions that `?preview=<remote>@<version>` may request here; empty while the remote is disabled.',
    }),
  },
  { $id: 'StaffRemote', description: 'A remote in a staff browser.' },
);

export const StaffVersions = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer({ description: 'Seq of the live release. An open page may have an earlier one.' }),
    until: moment,
    remotes: byName(ref(StaffRemote)),
  },
  {
    $id: 'StaffVersions',
    description: 'The versions of a staff browser, with reasons and possible choices.',
  },
);
