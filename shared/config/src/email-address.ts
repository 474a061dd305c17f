import { textLimits } from './text-limits';

// An address list, a display name, a comment or another header contains one of these; one address does not.
const LOCAL_PART = /^(?!\.)(?!.*\.\.)[^\s@,;:<>()"\\[\]\p{C}]{1,64}(?<!\.)$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LABEL = /^\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** True for one plain address that email can be sent to: no name, no list, no line break, and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= textLimits.email &&
    more.length === 0 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** The most common email providers in India. */
const popular = [
  ...['gmail.com', 'yahoo.com', 'yahoo.co.in', 'rediffmail.com', 'hotmail.com'],
  ...['outlook.com', 'outlook.in', 'icloud.com', 'protonmail.com'],
];
/** One letter away from a popular one, but correct. */
const genuine = new Set(['ymail.com', 'email.com', 'mail.com', 'yahoo.in', 'cloud.com']);

const NOT_COM = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim)$/;

/** True if two texts differ by one inserted, deleted, replaced or swapped letter. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  return (
    Math.max(left.length, right.length) < 2 || (left.length === 2 && left === [...right].reverse().join(''))
  );
}

function repairDomain(domain: string): string {
  const typed = domain.toLowerCase();
  if (popular.includes(typed) || genuine.has(typed)) return domain;
  const meant = popular.find((known) => isOneSlip(typed, known) || known.startsWith(`${typed}.`));
  return meant ?? domain.replace(NOT_COM, '.com');
}

/** Extracts one address from `Name <address>` or a list, and fixes its punctuation. */
function repairShape(text: string): string {
  const [, inBrackets] = /<\s*([^<>\s]+@[^<>\s]+)\s*>/.exec(text) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const listed = text.split(/[,;]\s*/).filter((part) => part !== '');
  if (listed[0] !== undefined && listed.every(isEmailAddress)) return listed[0];
  return text
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.,;:])\s*/g, '$1')
    .replace(/[,;:]/g, '.')
    .replace(/([@.])\1+/g, '$1')
    .replace(/\.@|@\./g, '@')
    .replace(/^\.|\.$/g, '');
}

/**
 * The address that was probably meant, for common typos such as `gmial.com` or a comma for a dot; undefined if there
 * is no suggestion.
 */
export function suggestEmailAddress(text: string): string | undefined {
  const typed = text.trim();
  const [local = '', domain = '', ...more] = repairShape(typed.normalize('NFKC')).split('@');
  if (more.length > 0) return undefined;
  const meant = `${local}@${repairDomain(domain)}`;
  return meant !== typed && isEmailAddress(meant) ? meant : undefined;
}
