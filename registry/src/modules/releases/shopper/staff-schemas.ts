import { moment } from '@shop/packer/schemas';
import { Type } from 'typebox';

export const StaffPass = Type.Object(
  {
    path: Type.String({ description: 'To open at the shop, in the browser that is to be one of staff.' }),
    until: moment,
  },
  { $id: 'StaffPass', description: 'A link that makes a browser one of staff, for a month.' },
);
