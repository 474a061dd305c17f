import { classNames, TextAreaField, TextField } from '@shop/ui';
import { t } from '../../../messages';
import styles from '../business/fields.module.css';
import type { GiftField, GiftForm } from './recipient';

interface GiftFieldsProps {
  readonly form: GiftForm;
  readonly errorOf: (field: GiftField) => string | undefined;
  /** Called with each typed value. */
  readonly onEdit: (field: GiftField, value: string) => void;
  readonly className: string | undefined;
}

/** Email, name and message for the recipient of a gift card. Renders nothing without a gift card. */
export function GiftFields({ form, errorOf, onEdit, className }: GiftFieldsProps) {
  if (!form.isOffered) return null;
  const { isOpen, giftEmail, giftName, giftMessage } = form.typed;
  return (
    <details
      className={classNames(styles.business, className)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) form.edit({ isOpen: currentTarget.open });
      }}
    >
      <summary>{t('The gift card is for someone else')}</summary>
      <div className={styles.fields}>
        <p className={styles.wide}>
          {t('We email the code to this address once you have paid. Close this section to get it yourself.')}
        </p>
        <TextField
          name="giftEmail"
          label={t('Email of the recipient')}
          type="email"
          inputMode="email"
          value={giftEmail}
          error={errorOf('giftEmail')}
          autoComplete="off"
          onChange={(event) => onEdit('giftEmail', event.target.value)}
        />
        <TextField
          name="giftName"
          label={t('Name of the recipient (optional)')}
          value={giftName}
          autoComplete="off"
          onChange={(event) => onEdit('giftName', event.target.value)}
        />
        <TextAreaField
          className={styles.wide}
          name="giftMessage"
          label={t('Message (optional)')}
          rows={3}
          value={giftMessage}
          error={errorOf('giftMessage')}
          onChange={(event) => onEdit('giftMessage', event.target.value)}
        />
      </div>
    </details>
  );
}
