import type { OrderDetail } from '../../../api/types';

/** Whom an order goes to, as it stands on a parcel. */
export function AddressLines({ address }: Pick<OrderDetail, 'address'>) {
  return (
    <>
      <strong>
        <bdi>{address.name}</bdi>
      </strong>
      <div>
        <bdi>{[address.streetAddress, address.apartment].filter(Boolean).join(', ')}</bdi>
      </div>
      <div>{`${address.city}, ${address.state}`}</div>
      <div>{`PIN ${address.pinCode}`}</div>
      <div>{address.phone}</div>
    </>
  );
}
