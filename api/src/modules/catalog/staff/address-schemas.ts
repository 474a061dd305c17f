import { Type } from 'typebox';

const slug = Type.String({ minLength: 1, maxLength: 120, description: 'The last part of its address.' });
const version = Type.Integer({ description: 'Version when it was opened.' });

export const AddressRequest = Type.Object({ version, slug }, { $id: 'AddressRequest' });

export const MovedProduct = Type.Object({ version: Type.Integer(), slug }, { $id: 'MovedProduct' });
