import { Type } from 'typebox';
import { courier, trackingNumber } from './parcel-schemas';

const orderId = Type.String({ minLength: 1, maxLength: 40 });

/** Maximum number of orders per call. */
const MAX_ORDERS = 100;

export const BulkPackRequest = Type.Object(
  { ids: Type.Array(orderId, { minItems: 1, maxItems: MAX_ORDERS }) },
  { $id: 'BulkPackRequest' },
);

export const BulkShipRequest = Type.Object(
  {
    courier,
    parcels: Type.Array(Type.Object({ id: orderId, trackingNumber }), { minItems: 1, maxItems: MAX_ORDERS }),
  },
  { $id: 'BulkShipRequest' },
);

export const BulkResult = Type.Object(
  {
    done: Type.Array(Type.String(), { description: 'Orders that took the step.' }),
    refused: Type.Array(Type.Object({ id: Type.String(), message: Type.String() })),
  },
  { $id: 'BulkResult', description: 'Results per order: a rejected order does not affect the others.' },
);
