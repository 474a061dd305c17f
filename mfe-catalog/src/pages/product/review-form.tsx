import { useVerifySessionQuery } from '@shop/api-client';
import { selectOnline } from '@shop/api-client/connection';
import { paths } from '@shop/config';
import { langOf } from '@shop/config/messages';
import { reviewLimits } from '@shop/config/review-limits';
import { isApiFailure, type OwnReviewState } from '@shop/contracts';
import { useShopSelector } from '@shop/store';
import { Button, ButtonLink, Spinner, TextAreaField, TextField } from '@shop/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../messages';
import { Message } from '../../features/product-card/message';
import styles from './review-form.module.css';
import { reviewsApi } from './reviews-data';

const unreachable = 'Your review did not reach us. Check your connection, and try again.';

/** Why an account cannot review a product. */
const refusals = {
  wait: 'You can review this product once it has been delivered.',
  buy: 'Only customers who received this product can review it. A guest order counts once you sign in with the browser that you ordered with.',
} as const;

interface ReviewFormProps {
  readonly productId: string;
}

/** The review of a product by the signed-in account: asks guests to sign in, and explains who may write one. */
export function ReviewForm({ productId }: ReviewFormProps) {
  const session = useVerifySessionQuery();
  const account = session.data;
  const own = reviewsApi.useGetOwnReviewQuery(productId, { skip: !account });
  const { pathname } = useLocation();
  if (session.isLoading || own.isLoading) return <Spinner label={t('Loading the form')} />;
  // A later refetch that fails leaves the form as it is.
  const failed = [session, own].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return (
      <Message role="alert" retry={failed.refetch}>
        {t('Failed to load your review.')}
      </Message>
    );
  }
  if (!account) {
    return (
      <div className={styles.form}>
        <p role="status">{t('Customers who received this product can review it. Please sign in first.')}</p>
        <ButtonLink to={`${paths.login}?${new URLSearchParams({ next: pathname })}`}>
          {t('Sign In')}
        </ButtonLink>
      </div>
    );
  }
  if (!own.data) return null;
  if (own.data.may !== 'write') {
    return (
      <p role="status" className={styles.form}>
        {t(refusals[own.data.may])}
      </p>
    );
  }
  return <Fields productId={productId} own={own.data} />;
}

/** The state of the author's existing review. */
function StateOf({ review }: { readonly review: NonNullable<OwnReviewState['review']> }) {
  if (review.state === 'published')
    return <p>{t('Your review is published. If you change it, we check it again.')}</p>;
  if (review.state === 'waiting')
    return <p>{t('We have your review, and will publish it once we have checked it.')}</p>;
  return (
    <p>
      <span>{`${t('We did not publish your review:')} `}</span>
      <bdi lang={langOf(review.reason ?? '')}>{review.reason}</bdi>
    </p>
  );
}

const starChoices = [5, 4, 3, 2, 1] as const;

interface Faults {
  readonly stars?: string;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

const tooLong = (label: string, text: string, limit: number): string | undefined =>
  [...text].length > limit
    ? t('{name} must not be longer than {limit} characters', { name: t(label), limit })
    : undefined;

/** The error messages of a form; undefined if it is valid. */
function faultsOf(stars: number, title: string, text: string): Faults | undefined {
  const faults = {
    ...(stars === 0 && { stars: t('Choose a rating') }),
    title: tooLong('Title', title, reviewLimits.title),
    text: text.trim() === '' ? t('Review is required') : tooLong('Review', text, reviewLimits.text),
  };
  return Object.values(faults).some((fault) => fault !== undefined) ? faults : undefined;
}

function Fields({ productId, own }: { readonly productId: string; readonly own: OwnReviewState }) {
  const { review, author } = own;
  const isOnline = useShopSelector(selectOnline);
  const [send, { isLoading, isSuccess, error }] = reviewsApi.useSendReviewMutation();
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [title, setTitle] = useState(review?.title ?? '');
  const [text, setText] = useState(review?.text ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  // Pressing the button that opens the form moves the focus here.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  // The form, which had the focus, was removed.
  useEffect(() => done.current?.focus(), [isSuccess]);

  if (isSuccess) {
    return (
      <p ref={done} tabIndex={-1} role="status" className={styles.form}>
        {t('Thank you. We will publish your review once we have checked it.')}
      </p>
    );
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = faultsOf(stars, title, text);
    setFaults(found ?? {});
    if (found) {
      const field = found.stars ? 'stars' : found.title ? 'title' : 'text';
      return form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    }
    void send({ id: productId, isFirst: review === null, form: { stars, title, text } });
  };
  const failure =
    isApiFailure(error) && error.status >= 400 && error.status < 500 ? error.message : t(unreachable);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('Your review')}
      onSubmit={submit}
    >
      {review && <StateOf review={review} />}
      <fieldset className={styles.stars} aria-describedby={faults.stars && 'review-stars-fault'}>
        <legend>{t('Your rating')}</legend>
        {starChoices.map((count) => (
          <label key={count} className={styles.star}>
            <input
              type="radio"
              name="stars"
              value={count}
              checked={stars === count}
              onChange={() => setStars(count)}
            />
            <span>{t(count === 1 ? '1 star' : '{count} stars', { count })}</span>
          </label>
        ))}
      </fieldset>
      {faults.stars && (
        <p id="review-stars-fault" className={styles.fault}>
          {faults.stars}
        </p>
      )}
      <TextField
        className={styles.field}
        label={t('Title (optional)')}
        name="title"
        value={title}
        error={faults.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        className={styles.field}
        label={t('Review')}
        name="text"
        rows={5}
        required
        hint={t('At most {limit} characters. Do not name other people.', { limit: reviewLimits.text })}
        value={text}
        error={faults.text}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <span>{`${t('We check each review before we publish it. Shown name:')} `}</span>
        <bdi>{author}</bdi>
      </p>
      <Button type="submit" busy={isLoading}>
        {t(review ? 'Send changes' : 'Send review')}
      </Button>
      {!isOnline && (
        <p role="status">{t('You are offline. Your review can be sent when you are back online.')}</p>
      )}
      {error && !isLoading && (
        <p role="alert" lang={langOf(failure)}>
          {failure}
        </p>
      )}
    </form>
  );
}
