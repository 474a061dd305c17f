import { UnknownScreen } from '../navigation/unknown-screen';

/** The screen of an address that no product has. */
export function UnknownProduct() {
  return (
    <UnknownScreen title="No such product">
      Nothing on our shelves goes by this address. It may have been sold for good, or never have been here.
    </UnknownScreen>
  );
}
