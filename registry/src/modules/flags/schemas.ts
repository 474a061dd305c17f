import { FlagDeclaration, FlagValue } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type } from 'typebox';

export const Flag = Type.Object(
  {
    ...FlagDeclaration.properties,
    name: Type.String(),
    value: Type.Unsafe<boolean | number | string | null>({
      anyOf: [FlagValue, { type: 'null' }],
      description: 'The set value; null if the flag has its default.',
    }),
    versions: Type.Array(Type.String(), {
      description:
        'Live versions that declare the flag, stable first. The declaration is that of the first. A version that cannot use the value has its default.',
    }),
  },
  { $id: 'Flag', description: 'A flag of a remote in an environment.' },
);

export const RemoteFlagList = Type.Object(
  { remote: Type.String(), flags: Type.Array(ref(Flag)) },
  { $id: 'RemoteFlagList', description: 'The flags that live versions of a remote declare.' },
);
