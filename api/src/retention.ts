/** How long what is about people, and what nobody uses, is stored, in milliseconds, where nothing else ends it sooner. */
export interface Retention {
  /** Names and addresses of orders that nobody paid, from the end of their reservation. */
  readonly unpaidOrderMs: number;
  /** Whoever is named in a paid order, counted from the day on which the annual return of its financial year is due. */
  readonly orderMonths: number;
  /** Emails that were sent or given up, whose text is gone already. */
  readonly mailMs: number;
  /** Enquiries, whatever their state. */
  readonly enquiryMs: number;
  /** Enquiries that were closed, from then on. */
  readonly closedEnquiryMs: number;
  /** Sessions that ended: a late order can still name its own. */
  readonly sessionMs: number;
  /** Uploaded photos that nothing uses, from their last use on. */
  readonly photoMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

function readWhole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

const readDays = (...asked: Parameters<typeof readWhole>): number => readWhole(...asked) * DAY_MS;

/** Reads the periods from the environment. Throws an operator-facing error at the first one that is wrong. */
export function readRetention(env: Environment): Retention {
  const most = 3650;
  return {
    // A payment may come until five days after the reservation.
    unpaidOrderMs: readDays('RETAIN_UNPAID_ORDER_DAYS', env.RETAIN_UNPAID_ORDER_DAYS || '30', 7, most),
    // Section 36 of the CGST Act: no fewer.
    orderMonths: readWhole('RETAIN_ORDER_MONTHS', env.RETAIN_ORDER_MONTHS || '72', 72, 240),
    mailMs: readDays('RETAIN_MAIL_DAYS', env.RETAIN_MAIL_DAYS || '30', 1, most),
    // The privacy policy promises a year at the longest.
    enquiryMs: readDays('RETAIN_ENQUIRY_DAYS', env.RETAIN_ENQUIRY_DAYS || '365', 1, 365),
    closedEnquiryMs: readDays('RETAIN_CLOSED_ENQUIRY_DAYS', env.RETAIN_CLOSED_ENQUIRY_DAYS || '90', 1, 365),
    // A file that was exported may still name it.
    photoMs: readDays('RETAIN_PHOTO_DAYS', env.RETAIN_PHOTO_DAYS || '30', 7, most),
    sessionMs: readDays('RETAIN_SESSION_DAYS', env.RETAIN_SESSION_DAYS || '1', 1, 365),
  };
}
