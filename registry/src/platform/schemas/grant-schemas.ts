import { refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { roles } from '../../domain/roles';

const roleRefusal = refusal(`"role" must be one of ${roles.join(', ')}.`);
const role = Type.Enum([...roles], roleRefusal);

const scope = (name: string, description: string) =>
  Type.String({
    maxLength: 40,
    description,
    ...refusal(`"${name}" must be a string of at most 40 characters.`),
  });

const grantFields = {
  role,
  remote: scope('remote', 'A remote, or `*` for all.'),
  env: scope('env', 'An environment, or `*` for all.'),
};

export const Grant = Type.Object(grantFields, { $id: 'Grant', description: 'A role and its scope.' });

const nullableScope = (name: string, description: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 500,
      description,
      ...refusal(`"${name}" must be a string of at most 500 characters.`),
    }),
  );

/** Grants in a request: one role, or several roles with their scopes. */
export const grantRequest = {
  role: Type.Optional(role),
  remote: nullableScope('remote', 'A remote; all when absent. Required for a publisher or releaser.'),
  env: nullableScope('env', 'An environment; all when absent.'),
  grants: Type.Optional(
    Type.Array(Type.Object(grantFields), { maxItems: 50, description: 'Instead of `role`.' }),
  ),
};

/** Grants in a response. */
export const granted = {
  role: Type.Enum(['viewer', 'publisher', 'operator', 'admin'], {
    description: 'The widest role of the grants, for clients that do not know grants.',
  }),
  remote: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The remote of all grants; null if they have different remotes or all.',
  }),
  grants: Type.Array(ref(Grant)),
};
