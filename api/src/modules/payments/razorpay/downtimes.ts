import { type Static, Type } from 'typebox';
import type { ProviderDowntime } from '../../payment-watch/ports';

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const seconds = Type.Optional(Type.Union([Type.Integer(), Type.Null()]));

const Instrument = Type.Object({
  bank: text,
  network: text,
  issuer: text,
  card_type: text,
  psp: text,
  vpa_handle: text,
  flow: text,
});

/** The fields of an outage that the shop uses (razorpay.com/docs/api/payments/downtime/entity). Times are in seconds. */
export const DowntimeEntity = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  method: Type.String({ minLength: 1, maxLength: 40 }),
  begin: seconds,
  status: Type.String(),
  severity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  instrument: Type.Optional(Type.Union([Instrument, Type.Null(), Type.Array(Type.Unknown())])),
  created_at: seconds,
  updated_at: seconds,
});

export const DowntimeCollection = Type.Object({ items: Type.Array(DowntimeEntity) });

const banks: Readonly<Record<string, string>> = {
  BARB: 'Bank of Baroda',
  BKID: 'Bank of India',
  CITI: 'Citibank',
  CNRB: 'Canara Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UTIB: 'Axis Bank',
};
const networks: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  DICL: 'Diners Club',
  MC: 'Mastercard',
  RUPAY: 'RuPay',
  VISA: 'Visa',
};
const apps: Readonly<Record<string, string>> = {
  bhim: 'BHIM',
  google_pay: 'Google Pay',
  paytm: 'Paytm',
  phonepe: 'PhonePe',
};

/** A code of the provider as the shopper knows it; undefined for "all". */
function named(names: Readonly<Record<string, string>>, code: string | null | undefined): string | undefined {
  if (!code || code.toUpperCase() === 'ALL') return undefined;
  return names[code] ?? code;
}

function partOf(method: string, instrument: Static<typeof Instrument>): string | null {
  if (method === 'card') {
    const network = named(networks, instrument.network);
    const issuer = named(banks, instrument.issuer);
    const kind = instrument.card_type === 'credit' || instrument.card_type === 'debit';
    if (!network && !issuer && !kind) return null;
    const card = [network, kind && instrument.card_type, 'card'].filter(Boolean).join(' ');
    return issuer ? `${card} of ${issuer}` : card;
  }
  if (method === 'upi') {
    const app = named(apps, instrument.psp);
    if (app) return `UPI with ${app}`;
    const handle = named({}, instrument.vpa_handle)?.replace(/^@/, '');
    return handle ? `UPI IDs that end in @${handle}` : null;
  }
  const bank = named(banks, instrument.bank);
  return bank ? `net banking with ${bank}` : null;
}

/** Ways to pay by UPI that the payment window does not offer. */
const otherFlows: readonly unknown[] = ['collect', 'in_app'];

const dateOf = (given: number | null | undefined) => new Date((given ?? 0) * 1000);

/** An outage in the shop's words; undefined if no shopper can notice it. Unknown severities count as low. */
export function toDowntime(entity: Static<typeof DowntimeEntity>): ProviderDowntime | undefined {
  const { id, method, status, severity } = entity;
  const instrument = Array.isArray(entity.instrument) ? {} : (entity.instrument ?? {});
  if (method === 'upi' && otherFlows.includes(instrument.flow)) return undefined;
  return {
    id,
    method,
    part: partOf(method, instrument),
    severity: severity === 'high' || severity === 'medium' ? severity : 'low',
    active: status === 'started' || status === 'updated',
    startedAt: dateOf(entity.begin ?? entity.created_at),
    changedAt: dateOf(entity.updated_at ?? entity.created_at ?? entity.begin),
  };
}
