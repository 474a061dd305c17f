import { Button } from '@shop/ui';
import { FormFailure } from '../../parts/form';
import { Failure, Waiting } from '../../parts/states';
import { useChangeReviewSettingMutation, useGetReviewSettingQuery } from './api';
import styles from './reviews.module.css';

/** Whether the shop shows reviews. */
export function ReviewSetting() {
  const { data: setting, error, refetch } = useGetReviewSettingQuery();
  const [change, changing] = useChangeReviewSettingMutation();
  if (!setting && error) return <Failure what="The setting" error={error} retry={refetch} />;
  if (!setting) return <Waiting label="Loading setting…" />;
  const { showsReviews } = setting;
  return (
    <section aria-label="Setting">
      <div className={styles.setting}>
        <p role="status">
          {showsReviews
            ? 'Product pages show published reviews. Customers can review what was delivered to them.'
            : 'The shop shows no customer reviews, and customers cannot write any.'}
        </p>
        <Button
          variant="secondary"
          busy={changing.isLoading}
          onClick={() => void change({ showsReviews: !showsReviews })}
        >
          {showsReviews ? 'Stop showing reviews' : 'Show reviews'}
        </Button>
      </div>
      <FormFailure error={changing.error} />
    </section>
  );
}
