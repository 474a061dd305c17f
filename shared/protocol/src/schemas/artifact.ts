import { nullableText } from '@shop/server-kit/schema';
import { Type, type Static, type TSchema } from 'typebox';
import { remoteNamePattern } from '../names';
import { refusal, refusals } from './refusal';

/** An object with a value of that schema for each name. */
export const byName = <Schema extends TSchema>(schema: Schema, options: object = {}) =>
  Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: schema, ...options });

/** A moment. */
export const moment = Type.String({ description: 'ISO 8601, UTC.' });

/** A path that stays inside its folder and that every file system takes. */
const plainPath = '^(?!.*(^|/)\\.)[\\w@~+-][\\w@~+.-]*(/[\\w@~+-][\\w@~+.-]*)*$';

const shaped = (pattern: string, words: string, description?: string) =>
  Type.String({
    pattern,
    ...(description === undefined ? {} : { description }),
    ...refusals({ pattern: { status: 422, message: `"{value}" ${words}` } }),
  });

const path = shaped(plainPath, 'is not a plain path.', 'Inside the archive, with forward slashes.');

/** Sizes are bytes. */
const size = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'In bytes.' });

export const RemoteRoute = Type.Object(
  {
    path: shaped('^/', 'has to start with a slash.', 'A path pattern in react-router’s syntax.'),
    module: Type.String({ description: 'The exposed module behind it.' }),
  },
  { description: 'A page that a remote serves.' },
);

export const RemoteSlot = Type.Object(
  {
    slot: Type.String({ description: 'Name of a slot of the shell.' }),
    module: Type.String({ description: 'The exposed module that fills it.' }),
    order: Type.Number({ description: 'Lower orders come first.' }),
  },
  { description: 'A part that a remote puts into a slot of the shell.' },
);

export const ArtifactManifest = Type.Object(
  {
    entry: Type.String({ description: 'Path of the entry script of the container.' }),
    entryType: Type.Optional(
      Type.Enum(['script', 'module'], {
        description: 'How a page loads the entry: as a classic script, also when absent, or as an ES module.',
      }),
    ),
    globalName: Type.String({
      description: 'The global that the entry leaves; no other version may have it.',
    }),
    exposes: byName(
      Type.Object({
        js: Type.Array(Type.String(), { description: 'Paths.' }),
        css: Type.Array(Type.String(), { description: 'Paths.' }),
      }),
      { description: 'What a page must fetch for each exposed module.' },
    ),
    globalStyles: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote.',
      }),
    ),
    server: Type.String({
      description: 'Folder of the server build inside the archive; it is never served.',
    }),
    serverEntry: Type.Optional(
      Type.Object(
        {
          path: Type.String({ description: 'Path of the container’s entry, in that folder.' }),
          type: Type.Enum(['commonjs-module', 'module'], {
            description: 'Whether its files are CommonJS or ES modules.',
          }),
        },
        {
          description:
            'The container that pages are rendered with; without one the version is left to browsers.',
        },
      ),
    ),
  },
  { description: 'How the page and the server load a version.' },
);

/** An origin besides the shop's, over TLS. */
export const RemoteOrigin = shaped(
  '^https://[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::[0-9]{1,5})?$',
  'is not an origin. Use the form https://maps.example, without a path.',
  'Such as `https://maps.example`.',
);

/** Origins that a remote's pages take pictures, fonts, media, frames and data from. */
export const RemoteOrigins = Type.Array(RemoteOrigin, {
  maxItems: 20,
  description:
    'Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout.',
  ...refusal('A remote declares at most 20 origins.'),
});

/** Fields of the record, for the registry's own views of it. */
export const artifactFields = {
  remote: Type.String({ description: 'Lowercase letters, digits and hyphens, at most 40.' }),
  version: Type.String({ description: 'A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1.' }),
  digest: Type.String({
    description: 'sha256, in hex, over the sorted lines `<path> <sha384>\\n` of all files.',
  }),
  files: Type.Array(
    Type.Object({
      path,
      size,
      sha384: shaped(
        '^sha384-[A-Za-z0-9+/]{64}$',
        'is not a sha384 digest. Use the form sha384-<base64>.',
        'Integrity, as `sha384-<base64>`.',
      ),
    }),
    { description: 'Every file of the archive but artifact.json.' },
  ),
  manifest: ArtifactManifest,
  shared: Type.Object({
    required: byName(Type.String(), {
      description: 'Ranges of shared packages that it takes from the host.',
    }),
    provided: Type.Optional(
      byName(Type.String(), {
        description:
          'Versions of shared packages that it carries itself, for a host that cannot serve its range.',
      }),
    ),
  }),
  exposes: Type.Array(Type.String(), { description: 'Exposed modules.' }),
  routes: Type.Array(RemoteRoute),
  slots: Type.Array(RemoteSlot),
  storeContract: Type.Integer({ description: 'The store contract that it needs at least.' }),
  origins: Type.Optional(RemoteOrigins),
  source: Type.String({ description: 'Fingerprint of the sources that it was built from.' }),
  git: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'Revision of the sources, if they have one.',
  }),
  publishedBy: Type.String({ description: 'The registry notes the token’s name.' }),
  at: moment,
};

export const Artifact = Type.Object(artifactFields, {
  $id: 'Artifact',
  description: 'One published, immutable version of a remote: the record artifact.json.',
});

/** A remote's `remote.json`: its whole public surface. */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({
      pattern: remoteNamePattern.source,
      ...refusal(
        '"{value}" is not a valid name for a remote: lowercase letters, digits and hyphens, at most 40.',
      ),
    }),
    exposes: Type.Array(Type.String(), {
      description: 'Exposed modules; `x` is the file `src/expose/x.tsx`.',
    }),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(RemoteSlot),
    storeContract: Type.Integer({ description: 'The store contract that the remote needs at least.' }),
    origins: Type.Optional(RemoteOrigins),
  },
  { $id: 'RemoteDescriptor', description: 'What a remote declares about itself: its remote.json.' },
);
