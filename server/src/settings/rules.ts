import { isIssuer } from '@shop/registry/settings';
import { isIP } from 'node:net';

/** The rule for a variable's value. */
export interface Rule {
  /** Completes "must be". */
  readonly wanted: string;
  accepts(text: string): boolean;
}

export const matches = (wanted: string, pattern: RegExp): Rule => ({
  wanted,
  accepts: (text) => pattern.test(text),
});

export const oneOf = (...values: readonly string[]): Rule => ({
  wanted: `one of ${values.join(', ')}`,
  accepts: (text) => values.includes(text),
});

export const integer = (min: number, max: number): Rule => ({
  wanted: `a whole number from ${min} to ${max}`,
  accepts: (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
});

export const address = (wanted: string, protocols: RegExp): Rule => ({
  wanted,
  accepts: (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
});

export const origin = (wanted: string): Rule => ({
  wanted,
  accepts: (text) =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/',
});

const isSecureOrigin = (text: string) =>
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const secureOrigins: Rule = {
  wanted: 'comma-separated origins, such as https://pictures.example,https://cdn.example',
  accepts: (text) => text.split(',').every((each) => isSecureOrigin(each.trim())),
};

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const origins: Rule = {
  wanted: 'origins without a path and with commas between them, such as https://partner.example',
  accepts: (text) => text.split(',').every((each) => isOrigin(each.trim())),
};

/** Plain HTTP only on this machine. */
export const issuer: Rule = { wanted: 'an https URL without a query string', accepts: isIssuer };

export const postgres = matches('a postgres:// URL', /^postgres(ql)?:\/\//);

export const proxies: Rule = {
  wanted: 'addresses or networks, such as 127.0.0.1,10.0.0.0/8',
  accepts: (text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .every((each) => ['', 'loopback'].includes(each) || isIP(each.replace(/\/\d{1,3}$/, '')) !== 0),
};

const isNetwork = (text: string): boolean => {
  const [range = '', bits = ''] = text.trim().split('/');
  const max = { 4: 32, 6: 128 }[isIP(range)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= max;
};

export const networks: Rule = {
  wanted: 'networks, such as 10.0.0.0/8,fd00::/8',
  accepts: (text) => text.split(',').every(isNetwork),
};

export const pairs: Rule = {
  wanted: 'comma-separated name=value pairs with URL-encoded values',
  accepts: (text) => text.split(',').every((pair) => /^\s*[^=\s]+=(?:[^%]|%[0-9a-f]{2})*$/i.test(pair)),
};
