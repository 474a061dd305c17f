import { Button, ButtonLink, EmptyState, TextAreaField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../api/office-api';
import type { ReviewDetail } from '../../api/types';
import { Facts, PageTitle, Tag } from '../../parts/display';
import { Dialog, fieldsOf, FormFailure } from '../../parts/form';
import styles from '../../parts/record-page.module.css';
import { Failure, Notice, Waiting } from '../../parts/states';
import { counted, formatMoment } from '../../parts/text';
import { useUnsavedChanges } from '../../parts/unsaved-changes';
import {
  useGetReviewQuery,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
} from './api';
import { ReviewStateTag, Stars } from './state';

interface StepProps {
  readonly review: ReviewDetail;
  /** Called with the message about the step. */
  readonly onDone: (done: string) => void;
}

/** Publishes a review, keeps a reported one, or rejects it with a reason. */
function Decision({ review, onDone }: StepProps) {
  const { id, version, state, reports } = review;
  const [publish, publishing] = usePublishReviewMutation();
  const [reject, rejecting] = useRejectReviewMutation();
  const [isOpen, setOpen] = useState(false);
  const isPublished = state === 'published';
  const accept = async () => {
    const { error } = await publish({ id, version });
    if (!error) onDone(isPublished ? 'Reports settled. The review stays published.' : 'Review published.');
  };
  return (
    <>
      <div className={styles.actions}>
        {(!isPublished || reports > 0) && (
          <Button busy={publishing.isLoading} onClick={() => void accept()}>
            {isPublished ? 'Keep published' : 'Publish'}
          </Button>
        )}
        {state !== 'rejected' && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Reject
          </Button>
        )}
      </div>
      <FormFailure error={publishing.error} />
      <Dialog
        open={isOpen}
        title="Reject review"
        confirm="Reject"
        busy={rejecting.isLoading}
        error={rejecting.error}
        onClose={() => setOpen(false)}
        onConfirm={async (form) => {
          const { error } = await reject({ id, version, reason: fieldsOf(form, 'reason').reason });
          if (error) return;
          setOpen(false);
          onDone('Review rejected.');
        }}
      >
        <p>The shop will not show this review. Its author will see the reason, and can change the text.</p>
        <TextAreaField label="Reason" name="reason" rows={3} maxLength={300} required />
      </Dialog>
    </>
  );
}

/** The shop's public reply. */
function ReplyForm({ review: { id, reply }, onDone }: StepProps) {
  const [send, { isLoading, error }] = useReplyToReviewMutation();
  const typed = useRef<HTMLFormElement>(null);
  useUnsavedChanges(typed);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = fieldsOf(event.currentTarget, 'text').text;
    const { error: refused } = await send({ id, text });
    if (!refused) onDone(text.trim() === '' ? 'Reply removed.' : 'Reply saved.');
  };
  return (
    <form
      // Remounted with the saved reply.
      key={reply ?? ''}
      ref={typed}
      className={styles.card}
      aria-label="Reply"
      onSubmit={(event) => void submit(event)}
    >
      <TextAreaField
        label="Reply"
        name="text"
        hint="Shown below the review while it is published. Empty the field to remove the reply."
        rows={5}
        maxLength={2000}
        defaultValue={reply ?? ''}
      />
      <FormFailure error={error} />
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Save reply
        </Button>
      </div>
    </form>
  );
}

/** A review with its author, decisions and reply. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { currentData: review, error, refetch } = useGetReviewQuery(id);
  const [done, setDone] = useState('');
  if (!review && isMissing(error)) {
    return (
      <>
        <PageTitle title="Review not found" />
        <EmptyState
          title="It may have been erased"
          action={<ButtonLink to="/reviews">All reviews</ButtonLink>}
        />
      </>
    );
  }
  if (!review && error) return <Failure what="The review" error={error} retry={refetch} />;
  if (!review) return <Waiting label="Loading review…" />;
  const { product, customer, order, reports } = review;
  return (
    <>
      <p className={styles.back}>
        <Link to="/reviews">All reviews</Link>
      </p>
      <PageTitle title={`Review of ${product.title}`}>
        <ReviewStateTag state={review.state} />
        {reports > 0 && <Tag tone="odd">{counted(reports, 'report', 'reports')}</Tag>}
      </PageTitle>
      {error && <Failure what="The latest version of the review" error={error} retry={refetch} />}
      <Notice>{done}</Notice>
      <Decision review={review} onDone={setDone} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="review-text">
            <h2 id="review-text">{review.title || 'Review'}</h2>
            <Stars stars={review.stars} />
            <p className={styles.said}>{review.text}</p>
          </section>
          <ReplyForm review={review} onDone={setDone} />
        </div>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="review-facts">
            <h2 id="review-facts">Details</h2>
            <Facts
              facts={[
                ['Product', <Link to={`/products/${product.id}`}>{product.title}</Link>],
                ['Shown name', <bdi>{review.author}</bdi>],
                [
                  'Customer',
                  <Link to={`/people/${customer.id}`}>
                    <bdi>{customer.name}</bdi>
                  </Link>,
                ],
                ['Delivered order', <Link to={`/orders/${order.id}`}>{order.number}</Link>],
                ['Written', formatMoment(review.writtenAt)],
                ...(review.decidedAt === null ? [] : [['Decided', formatMoment(review.decidedAt)] as const]),
                ...(review.reason === null ? [] : [['Rejected because', review.reason] as const]),
              ]}
            />
          </section>
        </div>
      </div>
    </>
  );
}
