import type { OrderDetail } from '../../../api/types';

/** Whom an order goes to, as it stands on a parcel. */
export function AddressLines({ address }: Pick<OrderDetail, 'address'>) {
  return (
    <>
      <strong>{address.name}</strong>
      <br />
      {address.streetAddress}
      {address.apartment && `, ${address.apartment}`}
      <br />
      {address.city}, {address.state}
      <br />
      PIN {address.pinCode}
      <br />
      {address.phone}
    </>
  );
}
