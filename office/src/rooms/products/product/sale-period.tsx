import { dateTimeInIndia, readDateTimeInIndia } from '@shop/config/date-fields';
import { formatDateTime } from '@shop/config/dates';
import { TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { fieldsOf, useFormInput } from '../../../parts/form';
import listStyles from '../list.module.css';

/** Instants in ISO 8601; null or absent without a limit. */
interface Period {
  readonly discountFrom?: string | null;
  readonly discountUntil?: string | null;
}

interface SalePeriodProps {
  /** The stored period; undefined for a new product. */
  readonly period: Period | undefined;
  /** The name of the form's field for the discount. */
  readonly discountName: string;
}

/** A sale period in words, such as "from 1 Dec 2026, 10:00 am"; nothing without one. */
export function PeriodNote({ period }: { readonly period: Period }) {
  const { discountFrom, discountUntil } = period;
  const parts = [
    ...(discountFrom ? [`from ${formatDateTime(discountFrom)}`] : []),
    ...(discountUntil ? [`until ${formatDateTime(discountUntil)}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <>
      {' '}
      <small className={listStyles.quiet}>{parts.join(' ')}</small>
    </>
  );
}

const instantOf = (text: string) => readDateTimeInIndia(text)?.toISOString() ?? null;

/** The period of a form's discount, as instants. Empty for a form without these fields, which then stay as they are. */
export function readSalePeriod(form: HTMLFormElement): Period {
  if (!form.elements.namedItem('discountFrom')) return {};
  const { discountFrom, discountUntil } = fieldsOf(form, 'discountFrom', 'discountUntil');
  return { discountFrom: instantOf(discountFrom), discountUntil: instantOf(discountUntil) };
}

interface Problems {
  readonly from: string;
  readonly until: string;
}

/** The errors in the period; empty texts if it is valid. */
function problemsOf(form: HTMLFormElement, discountName: string): Problems {
  const {
    discountFrom = '',
    discountUntil = '',
    ...fields
  } = fieldsOf(form, ...['discountFrom', 'discountUntil', discountName]);
  const needed = 'A sale period needs a discount. Enter one, or clear the period.';
  const isWithoutDiscount = Number(fields[discountName]) === 0;
  const isBackwards = discountFrom !== '' && discountUntil !== '' && discountUntil <= discountFrom;
  return {
    from: isWithoutDiscount && discountFrom !== '' ? needed : '',
    until: isBackwards
      ? 'The sale must end after it starts.'
      : isWithoutDiscount && discountFrom === '' && discountUntil !== ''
        ? needed
        : '',
  };
}

const shown = (instant: string | null | undefined) => (instant ? dateTimeInIndia(instant) : '');
const dateTime = { type: 'datetime-local', step: 60 } as const;

/** When a discount begins and ends, as dates and times in India. Both are optional. */
export function SalePeriod({ period, discountName }: SalePeriodProps) {
  const [problems, setProblems] = useState<Problems>({ from: '', until: '' });
  const start = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLInputElement>(null);

  // Both depend on each other and on the discount, which is another field of the form.
  useFormInput(start, (form) => {
    const found = problemsOf(form, discountName);
    start.current?.setCustomValidity(found.from);
    end.current?.setCustomValidity(found.until);
    setProblems(found);
  });

  return (
    <>
      <TextField
        {...dateTime}
        ref={start}
        label="Sale starts"
        name="discountFrom"
        hint="IST. Leave empty to start immediately."
        defaultValue={shown(period?.discountFrom)}
        error={problems.from || undefined}
      />
      <TextField
        {...dateTime}
        ref={end}
        label="Sale ends"
        name="discountUntil"
        hint="IST. Leave empty for no end date."
        defaultValue={shown(period?.discountUntil)}
        error={problems.until || undefined}
      />
    </>
  );
}
