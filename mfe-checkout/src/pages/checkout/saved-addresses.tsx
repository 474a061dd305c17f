import type { SavedAddress } from '@shop/contracts';
import { selectSessionUser, useShopSelector } from '@shop/store';
import { SelectField } from '@shop/ui';
import { useState } from 'react';
import { useGetCheckoutAddressesQuery } from './data';
import styles from './saved-addresses.module.css';
import { shippingFields, type ShippingValues } from './shipping-fields';

const valuesOf = (address: SavedAddress) =>
  Object.fromEntries(shippingFields.map(({ name }) => [name, address[name]])) as ShippingValues;

/** Above the form, for shoppers with saved addresses: fills the form with the chosen one, which can be edited there. */
export function SavedAddresses({ onChoose }: { readonly onChoose: (values: ShippingValues) => void }) {
  const user = useShopSelector(selectSessionUser);
  const { data: addresses = [] } = useGetCheckoutAddressesQuery(undefined, {
    skip: !user,
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState('');
  if (!user || addresses.length === 0) return null;
  const choose = (id: string) => {
    setChosen(id);
    const address = addresses.find((saved) => saved.id === id);
    if (address) onChoose(valuesOf(address));
  };
  return (
    <SelectField
      className={styles.saved}
      name="savedAddress"
      label="Use a saved address"
      value={chosen}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Choose an address</option>
      {addresses.map(({ id, name, streetAddress, city, isDefault }) => (
        <option key={id} value={id}>
          {`${name}, ${streetAddress}, ${city}${isDefault ? ' (default)' : ''}`}
        </option>
      ))}
    </SelectField>
  );
}
