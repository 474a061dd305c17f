export {
  type Booking,
  type Courier,
  CourierError,
  type CourierErrorKind,
  type CourierParcel,
  type CourierRate,
  type Couriers,
  type ParcelAddress,
  type ParcelContent,
  type ParcelState,
  parcelStates,
  type TrackingEvent,
  type TrackingSink,
} from './courier';
export { stepTimeLeft, withinOneCall } from './courier-client';
export type { SilentShipments, TrackedShipment } from './poll';
