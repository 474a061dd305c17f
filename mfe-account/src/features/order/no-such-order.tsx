import { paths } from '@shop/config';
import { selectSessionUser, useShopSelector } from '@shop/store';
import { ButtonLink, ReturnToSender } from '@shop/ui';

/** An order that does not exist, or is not for whoever asks: the page does not say which. */
export function NoSuchOrder({ message }: { readonly message: string }) {
  const user = useShopSelector(selectSessionUser);
  const action = user ? (
    <ButtonLink to={paths.profile}>Your orders</ButtonLink>
  ) : (
    <ButtonLink to={paths.login}>Sign In</ButtonLink>
  );
  return (
    <ReturnToSender title="This order is not shown here" action={action}>
      <p>{message}</p>
      <p>An order opens by the whole link of its mail, in the browser that placed it, or with its account.</p>
    </ReturnToSender>
  );
}
