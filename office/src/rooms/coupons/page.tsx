import { Button } from '@shop/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isMissing, useGetTaxonomyQuery } from '../../api/office-api';
import type { CouponDetail } from '../../api/types';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { useChanging } from '../../app/store';
import { Facts, PageTitle } from '../../parts/display';
import { errorBeside } from '../../parts/field-errors';
import { FormFailure } from '../../parts/form';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import { useUnsavedChanges } from '../../parts/unsaved-changes';
import { useAddCouponMutation, useChangeCouponMutation, useGetCouponQuery } from './api';
import styles from './coupons.module.css';
import { couponFields, CouponFields, readCouponForm } from './form';
import { conditionsOf, CouponStateTag, periodOf, usesOf, discountOf } from './texts';
import { CouponUses } from './uses';

const BackLink = () => (
  <p className={styles.back}>
    <Link to="/coupons">All coupons</Link>
  </p>
);

/** The categories of a form. */
function WithCategories({
  children,
}: {
  readonly children: (
    categories: NonNullable<ReturnType<typeof useGetTaxonomyQuery>['data']>['categories'],
  ) => ReactNode;
}) {
  const { data, error, refetch } = useGetTaxonomyQuery();
  if (data) return children(data.categories);
  return error ? (
    <Failure what="The categories" error={error} retry={refetch} />
  ) : (
    <Waiting label="Loading…" />
  );
}

/** Adds a coupon. */
export function NewCouponPage() {
  const navigate = useNavigate();
  const [addCoupon, { isLoading, error }] = useAddCouponMutation();
  const written = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(written);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data } = await addCoupon(readCouponForm(event.currentTarget));
    if (!data) return;
    markSaved();
    await navigate(`/coupons/${data.data.id}`);
  };
  return (
    <>
      <BackLink />
      <PageTitle title="New coupon" />
      <WithCategories>
        {(categories) => (
          <form
            ref={written}
            className={styles.form}
            aria-label="Coupon"
            onSubmit={(event) => void submit(event)}
          >
            <CouponFields coupon={undefined} error={error} categories={categories} />
            <FormFailure error={errorBeside(error, couponFields)} />
            <div>
              <Button type="submit" busy={isLoading}>
                Save
              </Button>
            </div>
          </form>
        )}
      </WithCategories>
    </>
  );
}

/** The form of a coupon. It keeps the opened version when other staff change the coupon. */
function EditForm({ coupon }: { readonly coupon: CouponDetail }) {
  const [opened, setOpened] = useState(coupon);
  const [isSaved, setIsSaved] = useState(false);
  const [changeCoupon, { isLoading, error }] = useChangeCouponMutation();
  const changing = useChanging();
  const typed = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(typed, opened.version);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaved(false);
    const form = readCouponForm(event.currentTarget);
    const { data } = await changeCoupon({ id: opened.id, version: opened.version, ...form });
    if (!data) return;
    markSaved();
    setOpened(data.data);
    setIsSaved(true);
  };
  return (
    <>
      <Notice>{isSaved && 'Saved. Orders that used the coupon keep their prices.'}</Notice>
      <WithCategories>
        {(categories) => (
          <form
            ref={typed}
            className={styles.form}
            aria-label={opened.code}
            onSubmit={(event) => void submit(event)}
          >
            {/* Remounted after saving, to show the stored values. */}
            <CouponFields key={opened.version} coupon={opened} error={error} categories={categories} />
            <FormFailure error={errorBeside(error, couponFields)} />
            {coupon.version > opened.version && !changing && (
              <p>
                <Button variant="secondary" onClick={() => setOpened(coupon)}>
                  {`Load the version saved by ${coupon.changedBy}`}
                </Button>
              </p>
            )}
            <p
              className={styles.quiet}
            >{`Last updated by ${opened.changedBy} on ${formatMoment(opened.changedAt)}.`}</p>
            <div>
              <Button type="submit" busy={isLoading}>
                Save
              </Button>
            </div>
          </form>
        )}
      </WithCategories>
    </>
  );
}

/** A coupon with the orders that used it. */
export function CouponPage() {
  const { id = '' } = useParams();
  const mayEdit = useMay('keep');
  const { currentData: coupon, error, refetch } = useGetCouponQuery(id);
  if (!coupon && isMissing(error)) return <NotFoundPage />;
  if (!coupon && error) return <Failure what="The coupon" error={error} retry={refetch} />;
  if (!coupon) return <Waiting label="Loading coupon…" />;
  return (
    <>
      <BackLink />
      <PageTitle title={coupon.code}>
        <CouponStateTag state={coupon.state} />
      </PageTitle>
      <Facts
        facts={[
          ['Discount', discountOf(coupon)],
          ['Conditions', conditionsOf(coupon)],
          ['Period', periodOf(coupon)],
          ['Uses', usesOf(coupon)],
        ]}
      />
      {mayEdit && <EditForm key={id} coupon={coupon} />}
      <CouponUses id={id} />
    </>
  );
}
