import { namingRule, remoteNamePattern } from '@shop/config/reserved-paths';
import { refusal, refusals } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static, type TSchema } from 'typebox';
import { maxId } from '../db/column-types';

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T;

/** A reference to a named, read-only schema of a response. */
export const view = <Schema extends TSchema>(schema: Schema) =>
  ref(schema) as unknown as ReturnType<typeof Type.Unsafe<DeepReadonly<Static<Schema>>>>;

/** A list of entries in a response. */
export const views = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<readonly DeepReadonly<Static<Schema>>[]>(Type.Array(ref(schema)));

/** A reference or null. */
export const nullableView = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<DeepReadonly<Static<Schema>> | null>(Type.Union([ref(schema), Type.Null()]));

/** A response without a body. */
export const noBody = (description: string) => Type.Unsafe<undefined>({ type: 'null', description });

/** A page of a list. */
export const pageOf = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({
    items: views(schema),
    next: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The next page’s `before`; null at the end.',
    }),
  });

const maxPageSize = 200;
const defaultPageSize = 50;
const pageRefusal = refusal(
  `"before" and "limit" must be whole numbers, and "limit" at most ${maxPageSize}.`,
);

/** `?before=120&limit=50`: at most 50 entries older than 120. */
export const pageQuery = {
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxId,
      description: 'Lists entries older than this.',
      ...pageRefusal,
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxPageSize, default: defaultPageSize, ...pageRefusal }),
  ),
};

/** The range of a page from its query: by default the newest entries. */
export const pageRange = ({
  before = maxId,
  limit = defaultPageSize,
}: {
  before?: number;
  limit?: number;
}) => ({
  before,
  limit,
});

/** A page of a list, with the start of the next one; null at the end. */
export function pageFrom<T>(items: readonly T[], limit: number, keyOf: (item: T) => number) {
  const last = items.at(-1);
  return { items: [...items], next: last && items.length === limit ? keyOf(last) : null };
}

const nameOf = (what: string, options: { readonly description?: string } = {}) =>
  Type.String({
    ...options,
    pattern: remoteNamePattern.source,
    ...refusal(`"{value}" is not a valid name for ${what}: ${namingRule}`, 400),
  });

/** The name of an environment in a body. */
export const environmentNamed = (description: string) => nameOf('an environment', { description });

const env = nameOf('an environment');
export const remoteName = nameOf('a remote');
const remote = remoteName;
const version = Type.String({
  pattern: '^\\d+\\.\\d+\\.\\d+([+-][\\w.+-]+)?$',
  maxLength: 200,
  ...refusal('"{value}" is not a version. Use a version such as 1.2.3 or 1.2.3-rc.1.', 400),
});

/** `?env=staging`: the environment; `live` by default. */
export const OfEnvironment = Type.Object({ env: Type.Optional(environmentNamed('`live` when absent.')) });

export const InEnv = Type.Object({ env });
export const RemoteInEnv = Type.Object({ env, remote });
export const CanaryInEnv = Type.Object({
  env,
  name: Type.String({
    maxLength: 100,
    description: 'Remote and action, such as `catalog:start`: start, advance, promote or abort.',
  }),
});
export const OfRemote = Type.Object({ remote });
export const OfVersion = Type.Object({ remote, version });

/** A non-blank text of a body. */
export const textNamed = (name: string) =>
  Type.String({
    pattern: '\\S',
    maxLength: 500,
    ...refusal(`"${name}" must be a non-blank string of at most 500 characters.`),
  });

export const wholeNamed = (name: string) =>
  Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    ...refusal(`"${name}" must be a whole number.`),
  });

/** A body is a JSON object. */
export const jsonObject = refusals({ type: { status: 422, message: 'Send a JSON object.' } });
