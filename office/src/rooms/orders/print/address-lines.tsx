import type { OrderDetail } from '../../../api/types';

/** Whom an order goes to, as it stands on a parcel. */
export function AddressLines({ address }: Pick<OrderDetail, 'address'>) {
  return (
    <>
      <strong>
        <bdi>{address.name}</bdi>
      </strong>
      <br />
      <bdi>
        {address.streetAddress}
        {address.apartment && `, ${address.apartment}`}
      </bdi>
      <br />
      {address.city}, {address.state}
      <br />
      PIN {address.pinCode}
      <br />
      {address.phone}
    </>
  );
}
