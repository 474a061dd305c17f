import { nullableText } from '@shop/server-kit/schema';
import { Type, type Static, type TSchema } from 'typebox';
import { namingRule, remoteNamePattern } from '@shop/config/reserved-paths';
import { RemoteFlags } from './flags';
import { refusal, refusals } from './refusal';

/** An object with a value of that schema for each name. */
export const byName = <Schema extends TSchema>(schema: Schema, options: object = {}) =>
  Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: schema, ...options });

/** A date and time. */
export const moment = Type.String({ description: 'ISO 8601, UTC.' });

/** A path inside its folder that is valid on every file system. */
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
  { description: 'A fragment that a remote adds to a slot of the shell.' },
);

export const ArtifactManifest = Type.Object(
  {
    entry: Type.String({ description: 'Path of the entry script of the container.' }),
    entryType: Type.Optional(
      Type.Enum(['script', 'module'], {
        description: 'How a page loads the entry: as a classic script (the default) or as an ES module.',
      }),
    ),
    globalName: Type.String({
      description: 'The global that the entry sets; it must be unique to this version.',
    }),
    exposes: byName(
      Type.Object({
        js: Type.Array(Type.String(), { description: 'Paths.' }),
        css: Type.Array(Type.String(), { description: 'Paths.' }),
        lazyCss: Type.Optional(
          Type.Array(Type.String(), {
            description:
              'Paths of style sheets of its lazy parts, which a document contains where the server has rendered them.',
          }),
        ),
      }),
      { description: 'The files that a page must fetch for each exposed module.' },
    ),
    globalStyles: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote.',
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
            'The container for server rendering; without it, the version is rendered only in browsers.',
        },
      ),
    ),
  },
  { description: 'How the page and the server load a version.' },
);

/** Another origin, over TLS. */
export const RemoteOrigin = shaped(
  '^https://[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::[0-9]{1,5})?$',
  'is not an origin. Use the form https://maps.example, without a path.',
  'For example, `https://maps.example`.',
);

/** Origins from which a remote's pages load pictures, fonts, media, frames and data. */
export const RemoteOrigins = Type.Array(RemoteOrigin, {
  maxItems: 20,
  description:
    'Other origins for pictures, fonts, media, frames and data, once operators have approved them. Never on checkout pages.',
  ...refusal('A remote declares at most 20 origins.'),
});

const storageKey = shaped(
  '^[\\w.:@/-]{1,80}\\*?$',
  'is not a storage key. Use a key such as gifts-seen, or gifts-* for all keys that start with gifts-.',
  'A key such as `gifts-seen`, or `gifts-*` for all keys that start with it.',
);

const used = (description: string, field: string) =>
  Type.Optional(Type.Boolean({ description, ...refusal(`"capabilities.${field}" must be true or false.`) }));

/** What a remote's code uses in browsers, besides its elements and origins. */
export const RemoteCapabilities = Type.Object(
  {
    storage: Type.Optional(
      Type.Array(storageKey, {
        maxItems: 50,
        description: 'Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`.',
        ...refusal('"capabilities.storage" must be a list of at most 50 keys, such as ["gifts-*"].'),
      }),
    ),
    globalStyles: used('Whether style sheets have global selectors, such as `h1`.', 'globalStyles'),
    workers: used('Whether it starts workers.', 'workers'),
    paymentPages: used('Whether it serves pages of the checkout.', 'paymentPages'),
  },
  {
    description:
      'What its code uses in browsers, besides its elements and `origins`. Absent in records of older packers: then it is unknown.',
    ...refusal('"capabilities" must be an object such as {"storage": ["gifts-*"], "workers": true}.'),
  },
);

/** Fields of the record, shared with the registry's views. */
export const artifactFields = {
  remote: Type.String({ description: 'Lowercase letters, digits and hyphens, at most 40.' }),
  version: Type.String({ description: 'A semantic version, such as 1.2.3 or 1.2.3-rc.1.' }),
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
    { description: 'Every file of the archive except artifact.json.' },
  ),
  manifest: ArtifactManifest,
  shared: Type.Object({
    required: byName(Type.String(), {
      description: 'Ranges of shared packages that the host must provide.',
    }),
    provided: Type.Optional(
      byName(Type.String(), {
        description: 'Versions of shared packages that it bundles, for hosts without a compatible version.',
      }),
    ),
  }),
  exposes: Type.Array(Type.String(), { description: 'Exposed modules.' }),
  routes: Type.Array(RemoteRoute),
  slots: Type.Array(RemoteSlot),
  storeContract: Type.Integer({ description: 'The minimum store contract.' }),
  origins: Type.Optional(RemoteOrigins),
  capabilities: Type.Optional(RemoteCapabilities),
  flags: Type.Optional(RemoteFlags),
  endpoints: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 500,
      description:
        'Names of the endpoints that it adds to the shop’s API client, which all remotes share. Absent in records of older packers.',
    }),
  ),
  source: Type.String({ description: 'Hash of the sources.' }),
  git: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'Revision of the sources, if any.',
  }),
  publishedBy: Type.String({ description: 'The registry sets the name of the token.' }),
  at: moment,
};

export const Artifact = Type.Object(artifactFields, {
  $id: 'Artifact',
  description: 'One published, immutable version of a remote: the record artifact.json.',
});

/** A remote's `remote.json`: its public interface. */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({
      pattern: remoteNamePattern.source,
      ...refusal(`"{value}" is not a valid name for a remote: ${namingRule}`),
    }),
    exposes: Type.Array(Type.String(), {
      description: 'Exposed modules; `x` is the file `src/expose/x.tsx`.',
    }),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(RemoteSlot),
    storeContract: Type.Integer({ description: 'The minimum store contract.' }),
    origins: Type.Optional(RemoteOrigins),
    capabilities: Type.Optional(RemoteCapabilities),
    flags: Type.Optional(RemoteFlags),
  },
  { $id: 'RemoteDescriptor', description: 'The public interface of a remote: its remote.json.' },
);
