import { NotFound } from '../../features/layout/not-found';

/** The not-found page of a category, brand or theme. */
export function UnknownCollection() {
  return (
    <NotFound title="No such collection">
      Nobody at the counter knows a collection at this address. It may have moved, or never have been here.
    </NotFound>
  );
}
