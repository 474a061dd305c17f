import { TextField } from '@shop/ui';
import { useId } from 'react';

const couriers = ['India Post', 'Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'Xpressbees'];

/** Who carries a parcel: one of those that shops in India use, or another name. */
export function CourierField() {
  const listId = useId();
  return (
    <>
      <TextField label="Courier" name="courier" list={listId} required maxLength={60} autoComplete="off" />
      <datalist id={listId}>
        {couriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
