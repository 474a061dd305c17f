import { Type } from 'typebox';
import { StoredAddress } from '../stored-address';

export const SavedAddress = Type.Object(
  {
    id: Type.String(),
    isDefault: Type.Boolean({ description: 'True of one of them: what a new order begins with.' }),
    ...StoredAddress.properties,
  },
  { $id: 'SavedAddress', description: 'An address of an account, for the checkout to fill in.' },
);
