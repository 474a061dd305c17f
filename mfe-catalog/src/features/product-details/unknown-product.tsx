import { UnknownScreen } from '../navigation/unknown-screen';

/** The not-found page of a product. */
export function UnknownProduct() {
  return (
    <UnknownScreen title="No such product">
      Nothing on our shelves goes by this address. It may have been sold for good, or never have been here.
    </UnknownScreen>
  );
}
