import { allStates, readPin } from '@shop/config/delivery';
import type { Insertable } from 'kysely';
import { type ImportFault, type ImportRecord, ImportRefused, readCsv } from '../../platform/csv/import-file';
import { cleanText } from '../../platform/http/clean-text';
import type { PinRuleTable } from './tables';

/** The columns of a file of PIN rules. */
export const pinRuleColumns = [
  ...(['from', 'to', 'zone', 'city', 'state'] as const),
  ...(['serviceable', 'min_days', 'max_days', 'cod'] as const),
];

type Column = (typeof pinRuleColumns)[number];

/** Columns that every file has. */
const required: readonly Column[] = ['from', 'to', 'zone', 'serviceable', 'min_days', 'max_days'];

/** India has about 19,000 PIN codes in use. */
const MAX_ROWS = 30_000;
const MAX_DAYS = 90;
const MAX_TEXT = 60;

export type PinRule = Omit<Insertable<PinRuleTable>, 'version'>;

/** A rule with its row in the file. */
interface FiledRule extends PinRule {
  readonly row: number;
}

const isColumn = (name: string): name is Column => pinRuleColumns.some((column) => column === name);

const quoted = (text: string) => `not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

type Fail = (field: Column, message: string) => null;

function pinCell(text: string, column: Column, fail: Fail): number | null {
  return readPin(text) ?? fail(column, `must be a PIN code of six digits, such as 560001, ${quoted(text)}`);
}

function textCell(text: string, column: Column, fail: Fail): string {
  const clean = cleanText(text);
  if (clean.length > MAX_TEXT) fail(column, `must not be longer than ${MAX_TEXT} characters; shorten it`);
  return clean;
}

function stateCell(text: string, fail: Fail): string {
  const clean = cleanText(text);
  const state = allStates.find((name) => name.toLowerCase() === clean.toLowerCase());
  if (clean !== '' && state === undefined) {
    fail(
      'state',
      `must be a state or union territory of India, such as Karnataka, or empty, ${quoted(text)}`,
    );
  }
  return state ?? '';
}

function yesOrNo(text: string, column: Column, fail: Fail): boolean {
  const isYes = /^(yes|true|1)$/i.test(text);
  if (!isYes && !/^(no|false|0)$/i.test(text)) fail(column, `must be yes or no, ${quoted(text)}`);
  return isYes;
}

function daysCell(text: string, column: Column, isNeeded: boolean, fail: Fail): number | null {
  if (text === '') {
    return isNeeded
      ? fail(column, 'must not be empty where the shop delivers; enter a number of days')
      : null;
  }
  const days = Number(text);
  if (/^\d{1,3}$/.test(text) && days <= MAX_DAYS) return days;
  return fail(column, `must be a whole number of days from 0 to ${MAX_DAYS}, ${quoted(text)}`);
}

/** Reads a row and reports its faults; null if the rule is not valid. */
function readRule({ values, row }: ImportRecord, fail: Fail): FiledRule | null {
  let isValid = true;
  const failRule: Fail = (column, message) => {
    isValid = false;
    return fail(column, message);
  };
  const cell = (column: Column) => values.get(column) ?? '';
  const from = pinCell(cell('from'), 'from', failRule);
  const to = cell('to') === '' ? from : pinCell(cell('to'), 'to', failRule);
  if (from !== null && to !== null && to < from) {
    failRule('to', `must not be lower than ${from}, the start of the range; swap the two`);
  }
  const zone = textCell(cell('zone'), 'zone', failRule);
  if (zone === '') failRule('zone', 'must not be empty; enter the name of a zone');
  const serviceable = yesOrNo(cell('serviceable'), 'serviceable', failRule);
  const min = daysCell(cell('min_days'), 'min_days', serviceable, failRule);
  const max = daysCell(cell('max_days'), 'max_days', serviceable, failRule);
  if (min !== null && max !== null && max < min)
    failRule('max_days', `must not be less than min_days (${min})`);
  const rule = {
    row,
    from_pin: from ?? 0,
    to_pin: to ?? 0,
    zone,
    city: textCell(cell('city'), 'city', failRule),
    state: stateCell(cell('state'), failRule),
    serviceable,
    min_days: min,
    max_days: max,
    cod: cell('cod') === '' ? false : yesOrNo(cell('cod'), 'cod', failRule),
  };
  return isValid ? rule : null;
}

const rangeOf = ({ from_pin: from, to_pin: to }: PinRule) => (from === to ? `${from}` : `${from} to ${to}`);

/** A fault for each rule that overlaps another; it names both rows. */
function overlaps(rules: readonly FiledRule[]): ImportFault[] {
  const sorted = rules.toSorted((one, other) => one.from_pin - other.from_pin || one.row - other.row);
  let last: FiledRule | undefined;
  return sorted.flatMap((rule) => {
    const before = last;
    if (!before || rule.to_pin > before.to_pin) last = rule;
    if (!before || rule.from_pin > before.to_pin) return [];
    const [first, second] = before.row < rule.row ? [before, rule] : [rule, before];
    const message = `row ${second.row} (${rangeOf(second)}) overlaps row ${first.row} (${rangeOf(first)}); change one of the ranges`;
    return [{ place: `row ${second.row}`, row: second.row, field: 'from', message }];
  });
}

const ofFile = (message: string): ImportFault => ({ place: 'the file', row: null, field: '', message });

/** Faults of the header. */
function headerFaults(records: readonly ImportRecord[]): ImportFault[] {
  const names = [...(records[0]?.values.keys() ?? [])];
  const columns = pinRuleColumns.join(', ');
  return [
    ...required
      .filter((column) => !names.includes(column))
      .map((column) => ofFile(`has no column "${column}"; add it`)),
    ...names
      .filter((name) => !isColumn(name))
      .map((name) => ofFile(`has the unknown column "${name}"; remove it. The columns are ${columns}`)),
  ];
}

/**
 * The rules of a CSV file, by PIN code. Throws an ImportRefused that lists the faults of all rows, with the column and
 * what to do.
 */
export function readPinRules(csv: string): readonly PinRule[] {
  const records = readCsv(csv, isColumn);
  if (records.length === 0) throw new ImportRefused([ofFile('has no rules; add a row for each range')]);
  if (records.length > MAX_ROWS) {
    const message = `has ${records.length} rules; one import can have at most ${MAX_ROWS}. Join neighbouring ranges`;
    throw new ImportRefused([ofFile(message)]);
  }
  const faults = headerFaults(records);
  if (faults.length > 0) throw new ImportRefused(faults);
  const rules = records.flatMap((record) => {
    const { place, row } = record;
    const fail: Fail = (field, message) => {
      faults.push({ place, row, field, message });
      return null;
    };
    return readRule(record, fail) ?? [];
  });
  faults.push(...overlaps(rules));
  if (faults.length > 0) {
    throw new ImportRefused(faults.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)));
  }
  return rules.map(({ row: _row, ...rule }) => rule).sort((one, other) => one.from_pin - other.from_pin);
}
