import { shop } from '@shop/config';
import { isApiFailure } from '@shop/contracts';
import { WarningCircleIcon } from '@shop/ui';
import styles from './not-sent.module.css';

/** A refusal because of what was typed, which trying again does not fix. */
const isRefusal = (failure: unknown) =>
  isApiFailure(failure) && failure.status >= 400 && failure.status < 500;

/** Says why a message was not sent, that nothing typed is lost, and what to do. */
export function NotSent({ failure }: { readonly failure: unknown }) {
  const reason = isRefusal(failure) && isApiFailure(failure) ? failure.message : 'It did not reach us.';
  return (
    <div role="alert" className={styles.notSent}>
      <p className={styles.title}>
        <WarningCircleIcon aria-hidden="true" /> <span>{`Your message was not sent. ${reason}`}</span>
      </p>
      <p>
        What you wrote is still here.{' '}
        <span>{isRefusal(failure) ? 'Correct it and send it again,' : 'Send it again in a moment,'}</span> or
        write to <a href={`mailto:${shop.email}`}>{shop.email}</a>, or call{' '}
        <a href={shop.phoneHref}>{shop.phone}</a>.
      </p>
    </div>
  );
}
