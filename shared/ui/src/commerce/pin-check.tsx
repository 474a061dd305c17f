import { formatDayAndMonth } from '@shop/config/dates';
import { t } from '@shop/config/messages';
// Imported by the package's name, so that a remote uses its host's field and button instead of bundling them.
import { Button, TextField } from '@shop/ui';
import type { SyntheticEvent } from 'react';
import styles from './pin-check.module.css';

/** The result of the check of a PIN code. */
export interface CheckedPin {
  readonly pinCode: string;
  readonly serviceable: boolean;
  /** Days in India, such as 2026-12-02. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** The result of a check, as a sentence. */
export function deliveryText({ pinCode, serviceable, earliest, latest }: CheckedPin): string {
  if (!serviceable || earliest === undefined || latest === undefined)
    return t('We do not deliver to {pin} yet.', { pin: pinCode });
  const last = formatDayAndMonth(latest);
  return earliest === latest
    ? t('Delivered to {pinCode} by {last}.', { pinCode, last })
    : t('Delivered to {pinCode} between {first} and {last}.', {
        pinCode,
        first: formatDayAndMonth(earliest),
        last,
      });
}

interface PinCheckProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
  readonly busy: boolean;
  readonly result: CheckedPin | undefined;
  readonly error: string | undefined;
}

/** A field for a PIN code, with the days of its delivery. It needs scripts, so it is hidden without them. */
export function PinCheckForm({ typed, onType, onCheck, busy, result, error }: PinCheckProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <form className={styles.form} method="get" noValidate onSubmit={submit} aria-label={t('Check delivery')}>
      <div className={styles.row}>
        <TextField
          className={styles.field}
          label={t('PIN code')}
          name="deliveryPin"
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          error={error && t(error)}
          onChange={({ target }) => onType(target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} className={styles.button}>
          {t('Check delivery')}
        </Button>
      </div>
      {/* Always rendered, so that the result is announced. */}
      <div role="status">
        {result && (
          <p className={styles.result} data-serviceable={result.serviceable}>
            {deliveryText(result)}
          </p>
        )}
      </div>
    </form>
  );
}
