import { Type } from 'typebox';
import { ref } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { exchange, wantedLines, weightGrams } from './parcel-schemas';

const code = Type.String({ minLength: 1, maxLength: 40, description: 'The code of a courier of the shop.' });
const MAX_SERVICE = 120;

/** A courier that staff can book. */
export const StaffCourier = Type.Object(
  { code: Type.String(), title: Type.String() },
  { $id: 'StaffCourier' },
);

export const CourierRate = Type.Object(
  {
    service: Type.String({ description: "The courier's code of the service, to book it." }),
    title: Type.String(),
    pricePaise: Type.Integer({ description: 'With GST, in paise.' }),
    days: Type.Optional(
      Type.Object(
        { min: Type.Integer(), max: Type.Integer() },
        { description: 'Expected days in transit; omitted if the courier does not report them.' },
      ),
    ),
    takesCash: Type.Boolean({ description: 'Whether it collects cash on delivery at this address.' }),
  },
  { $id: 'CourierRate' },
);

export const ParcelRates = Type.Object(
  {
    weightGrams: Type.Integer({ description: 'The weight that the prices are for.' }),
    collectPaise: Type.Integer({
      description: 'The cash that the parcel collects, in paise; 0 without any.',
    }),
    rates: Type.Array(ref(CourierRate), { description: 'Empty if the courier does not deliver there.' }),
  },
  { $id: 'ParcelRates' },
);

export const ParcelRatesRequest = Type.Object(
  { courier: code, lines: Type.Optional(wantedLines), exchange, weightGrams },
  { $id: 'ParcelRatesRequest' },
);

export const BookParcelRequest = Type.Object(
  {
    key: RequestKey,
    courier: code,
    service: Type.String({ minLength: 1, maxLength: MAX_SERVICE }),
    lines: Type.Optional(wantedLines),
    exchange,
    weightGrams,
  },
  { $id: 'BookParcelRequest' },
);

export const PickupRequest = Type.Object(
  { day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in India.' }) },
  { $id: 'PickupRequest' },
);
