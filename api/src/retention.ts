/** Retention periods of personal data and unused files: in milliseconds, except `orderMonths`. */
export interface Retention {
  /** Names and addresses of unpaid orders, from the end of their reservation. */
  readonly unpaidOrderMs: number;
  /** Personal data of paid orders, from the day on which the annual return of the financial year is due. */
  readonly orderMonths: number;
  /** Sent and failed emails, whose text was deleted earlier. */
  readonly mailMs: number;
  /** Enquiries in any state. */
  readonly enquiryMs: number;
  /** Closed enquiries, from when they were closed. */
  readonly closedEnquiryMs: number;
  /** Ended sessions, which a late order may still refer to. */
  readonly sessionMs: number;
  /** Unused uploaded photos, from their last use. */
  readonly photoMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

function readWhole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

const readDays = (...asked: Parameters<typeof readWhole>): number => readWhole(...asked) * DAY_MS;

/** Reads the periods from the environment. Throws an operator-facing error at the first invalid one. */
export function readRetention(env: Environment): Retention {
  const max = 3650;
  return {
    // A payment may arrive until five days after the reservation.
    unpaidOrderMs: readDays('RETAIN_UNPAID_ORDER_DAYS', env.RETAIN_UNPAID_ORDER_DAYS || '30', 7, max),
    // The minimum of section 36 of the CGST Act.
    orderMonths: readWhole('RETAIN_ORDER_MONTHS', env.RETAIN_ORDER_MONTHS || '72', 72, 240),
    mailMs: readDays('RETAIN_MAIL_DAYS', env.RETAIN_MAIL_DAYS || '30', 1, max),
    // The privacy policy promises a year at most.
    enquiryMs: readDays('RETAIN_ENQUIRY_DAYS', env.RETAIN_ENQUIRY_DAYS || '365', 1, 365),
    closedEnquiryMs: readDays('RETAIN_CLOSED_ENQUIRY_DAYS', env.RETAIN_CLOSED_ENQUIRY_DAYS || '90', 1, 365),
    // An exported file may still refer to them.
    photoMs: readDays('RETAIN_PHOTO_DAYS', env.RETAIN_PHOTO_DAYS || '30', 7, max),
    sessionMs: readDays('RETAIN_SESSION_DAYS', env.RETAIN_SESSION_DAYS || '1', 1, 365),
  };
}
