import { shop } from '@shop/config';

/** An optional purpose that forms ask for with a checkbox. */
export type CheckedPurpose = 'offers';

/** An optional purpose, to which a person may agree; to `alerts`, by requesting a product alert. */
export type Purpose = CheckedPurpose | 'alerts';

/** Where a notice is shown. */
export type NoticePlace = 'signUp' | 'checkout' | 'contact';

/** The notices in one language. */
export interface NoticeTexts {
  /** The purpose of each form's data. It needs no consent. */
  readonly necessary: Readonly<Record<NoticePlace, string>>;
  /** The label of the checkbox of each optional purpose. */
  readonly optional: Readonly<Record<CheckedPurpose, string>>;
  /** Product alerts: the name that shoppers see, and the text of their form. */
  readonly alerts: { readonly label: string; readonly text: string };
  /** How to withdraw a consent and to complain. */
  readonly rights: string;
}

/**
 * Increase it with each change of a text below, so that everyone is asked again; not for the text of a new form, to
 * which nobody has agreed yet.
 */
export const noticeVersion = 1;

/** All texts of the notices, by language. */
export const noticeTexts = {
  en: {
    necessary: {
      signUp: 'We need your name, email and phone number for your account and your orders.',
      checkout:
        'We need your name, address, email and phone number to deliver this order, to write to you about it, and for the invoice that tax law requires.',
      contact: 'We need your name, email and phone number to answer your message.',
    },
    optional: { offers: 'Emails about offers and reminders' },
    alerts: {
      label: 'Emails about products you asked about',
      text: 'We use your email to write to you about this product once, and for nothing else.',
    },
    rights: `You can change your mind at any time, in your profile or by the link in each of these emails. To see, correct or erase your data, or to complain, write to ${shop.grievanceOfficer.email}. You can also complain to the Data Protection Board of India.`,
  },
} as const satisfies Record<string, NoticeTexts>;

/** The language of the shop's pages. */
export const noticeLanguage = 'en' satisfies keyof typeof noticeTexts;

export const purposes = Object.keys(noticeTexts.en.optional) as readonly CheckedPurpose[];

/** The label of a purpose, or its key if the notices no longer ask for it. */
export function purposeLabel(purpose: string): string {
  const { optional, alerts } = noticeTexts[noticeLanguage];
  const labels: Readonly<Record<string, string>> = { ...optional, alerts: alerts.label };
  return labels[purpose] ?? purpose;
}
