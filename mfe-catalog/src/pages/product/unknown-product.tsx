import { NotFound } from '../../features/layout/not-found';

/** The not-found page of a product. */
export function UnknownProduct() {
  return (
    <NotFound title="No such product">
      Nothing on our shelves goes by this address. It may have been sold for good, or never have been here.
    </NotFound>
  );
}
