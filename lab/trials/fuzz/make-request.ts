import { createGeneratorSync, type JsonSchema } from 'json-schema-faker';
import { badTexts, badValue } from './bad-values';
import type { Operation, Schema } from './document';
import { seededRandom, type Random } from '../../../e2e/support/random';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

/** Existing ids, slugs and names, so that requests also pass the first checks. */
export interface KnownTexts {
  readonly all: readonly string[];
  /** By the name of their parameter. */
  readonly named: Readonly<Record<string, readonly string[]>>;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that matches the schema; undefined if the generator cannot create one. */
function valid(schema: Schema, seed: number): unknown {
  try {
    return createGeneratorSync({ seed, maxLength: 40, maxItems: 5 }).generate(schema as JsonSchema);
  } catch {
    return undefined;
  }
}

/** Corrupts one nested field, or the whole value. */
function spoil(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? spoil(item, random) : (item as unknown)));
  }
  if (!isFields(value) || random.chance(0.1)) return badValue(random);
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(badTexts)]: badValue(random) };
  const name = random.pick(names);
  if (random.chance(0.2))
    return Object.fromEntries(Object.entries(value).filter(([known]) => known !== name));
  return { ...value, [name]: spoil(value[name], random) };
}

/** Puts existing values into fields of a valid body, so that it refers to real objects. */
function ground(value: unknown, known: KnownTexts, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => ground(item, known, random));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'state'
        ? 'Maharashtra'
        : typeof field === 'string' && known.named[name] && random.chance(0.7)
          ? random.pick(known.named[name])
          : /id$/i.test(name) && random.chance(0.7)
            ? random.pick(known.all)
            : ground(field, known, random),
    ]),
  );
}

function text(name: string, schema: Schema, known: KnownTexts, random: Random): string {
  const kind = random.next();
  if (kind < 0.35) return random.pick(known.named[name] ?? known.all);
  if (kind < 0.6) return random.pick(badTexts);
  return String(valid(schema, random.below(2 ** 31)) ?? '');
}

/** Escaped as by a browser, or incorrectly. A URL cannot contain lone surrogates. */
const escape = (value: string, random: Random) =>
  random.chance(0.95)
    ? encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
    : random.pick(['%', '%zz', '%00', '%ff', '%2e%2e%2f']);

function target({ path, parameters }: Operation, known: KnownTexts, random: Random): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' };
    return escape(text(name, schema, known, random), random) || '-';
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.4))
    .map(({ name, schema }) => `${name}=${escape(text(name, schema, known, random), random)}`);
  if (random.chance(0.05)) query.push(`${escape(random.pick(badTexts), random)}=1`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function body(operation: Operation, known: KnownTexts, random: Random): string | Buffer | undefined {
  if (operation.method !== 'POST') return undefined;
  const kind = random.next();
  if (kind < 0.03) return undefined;
  if (kind < 0.06)
    return random.pick(['{', '[', '"', '{"a":}', '{"__proto__":{"a":1}}', 'null', '[]', '7', '\u0000']);
  if (kind < 0.07) return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
  if (kind < 0.075) return JSON.stringify({ a: 'x'.repeat(300 * 1024) });
  const made = operation.body ? valid(operation.body, random.below(2 ** 31)) : {};
  const grounded = ground(made, known, random);
  return JSON.stringify(random.chance(0.6) ? spoil(grounded, random) : grounded);
}

function headers(origin: string, random: Random): Record<string, string> {
  const kind = random.next();
  return {
    'content-type':
      kind < 0.95
        ? 'application/json'
        : random.pick(['text/plain', 'application/xml', 'application/json; charset=x']),
    ...(random.chance(0.95) && { origin: random.chance(0.97) ? origin : 'https://evil.example' }),
    ...(random.chance(0.2) && {
      cookie: `session=${random.pick(['x', 'a'.repeat(64), '%00', '"', '0'.repeat(5_000)])}`,
    }),
    ...(random.chance(0.1) && { 'x-razorpay-signature': 'a'.repeat(64), 'x-razorpay-event-id': 'evt' }),
    ...(random.chance(0.05) && { 'if-none-match': '"x"', accept: 'text/html' }),
  };
}

/** An existing text, otherwise one that matches the schema. */
const validText = (name: string, schema: Schema, known: KnownTexts, random: Random) =>
  random.pick(known.named[name] ?? [String(valid(schema, random.below(2 ** 31)) ?? '')]);

/** A request that matches the document. Deterministic for the same seed, document and shop. */
export function makeValidRequest(
  seed: number,
  operation: Operation,
  known: KnownTexts,
  origin: string,
): FuzzRequest {
  const random = seededRandom(seed);
  const { method, path, parameters } = operation;
  const encoded = (name: string, schema: Schema) =>
    encodeURIComponent(validText(name, schema, known, random));
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encoded(name, parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' }),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.4))
    .map(({ name, schema }) => `${name}=${encoded(name, schema)}`);
  const made = operation.body && ground(valid(operation.body, random.below(2 ** 31)), known, random);
  return {
    operation,
    method,
    target: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: { 'content-type': 'application/json', origin },
    body: method === 'GET' ? undefined : JSON.stringify(made ?? {}),
  };
}

/** The request with that number. Deterministic for the same seed, document and shop. */
export function makeRequest(
  seed: number,
  operations: readonly Operation[],
  known: KnownTexts,
  origin: string,
): FuzzRequest {
  const random = seededRandom(seed);
  const operation = random.pick(operations);
  const method = random.chance(0.97) ? operation.method : random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  return {
    operation,
    method,
    target: target(operation, known, random),
    headers: headers(origin, random),
    body: body(operation, known, random),
  };
}
