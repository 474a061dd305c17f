import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMemoryStore } from '../testing/passkey-memory-store';
import { createPasskeyDevice, type PasskeyDevice } from '../testing/passkey-device';
import { createPasskeys, passkeyAttemptMs } from './passkeys';

const shop = 'https://shop.example';
const evil = 'https://shop.example.evil.example';

type Database = Parameters<typeof createPasskeys<object, string>>[0]['database'];

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

let now: Date;
let store: ReturnType<typeof createMemoryStore>;
let passkeys: ReturnType<typeof createPasskeys<object, string>>;
let device: PasskeyDevice;

beforeEach(() => {
  now = new Date('2026-11-29T10:00:00Z');
  store = createMemoryStore();
  passkeys = createPasskeys<object, string>({
    database: { db: null as never, transaction: (work) => work(null as never) } as Database,
    store,
    clock: () => now,
    refuse: (status, message) => new Refusal(status, message),
    issuer: 'Vintage Craft',
  });
  device = createPasskeyDevice(shop);
});

const asha = { account: 'asha', handle: 'h-asha', name: 'Asha Rao' };
const beginRegistration = () => passkeys.beginRegistration(shop, asha, { alone: false });
const registerAs = (
  account: string,
  attempt: string | undefined,
  credential: ReturnType<PasskeyDevice['register']>,
  alone = false,
) =>
  passkeys.register(
    shop,
    account,
    { attempt, credential, name: 'Phone' },
    { alone, added: async () => undefined },
  );

async function addPasskey(user = asha, ofDevice = device) {
  const { attempt, options } = await passkeys.beginRegistration(shop, user, { alone: false });
  await registerAs(user.account, attempt, ofDevice.register(options));
}

const enter = (attempt: string | undefined, credential: ReturnType<PasskeyDevice['signIn']>) =>
  passkeys.signIn(shop, { attempt, credential }, async (_tx, account) => account);

async function signIn(deviations?: Parameters<PasskeyDevice['signIn']>[1], page?: string) {
  const { attempt, options } = await passkeys.beginSignIn(shop);
  return enter(attempt, device.signIn(options, deviations, page));
}

const refused = (status: number, message: string) => ({ status, message });
const unverified = refused(
  401,
  'The passkey could not be verified. Try again, or sign in with your password.',
);
const unknown = refused(401, 'This passkey is not registered here. Sign in with your password.');
const lateAt = (status: number) => refused(status, 'This request has expired. Try again.');
const notAdded = refused(422, 'The passkey could not be added. Try again.');

describe('a new passkey', () => {
  it('belongs to the hostname of the origin, and is listed with its last use', async () => {
    const { options } = await beginRegistration();
    expect(options).toMatchObject({
      rp: { id: 'shop.example', name: 'Vintage Craft' },
      user: { id: Buffer.from('h-asha').toString('base64url'), name: 'Asha Rao' },
      attestation: 'none',
      excludeCredentials: [],
    });
    await addPasskey();
    const createdAt = now.toISOString();
    expect(await passkeys.list('asha')).toEqual([{ id: device.id, name: 'Phone', createdAt, usedAt: null }]);
    expect((await beginRegistration()).options.excludeCredentials).toMatchObject([{ id: device.id }]);
    now = new Date(now.getTime() + 60_000);
    expect(await signIn()).toBe('asha');
    expect(await passkeys.list('asha')).toMatchObject([{ createdAt, usedAt: now.toISOString() }]);
  });

  it.each([
    ['another origin', {}, evil],
    ['another subdomain', {}, 'https://office.shop.example'],
    ['plain HTTP', {}, 'http://shop.example'],
    ['another hostname, at the right origin', { rpId: 'evil.example' }, shop],
  ])('of %s is refused', async (_case, deviations, page) => {
    const { attempt, options } = await beginRegistration();
    const credential = device.register(options, deviations, page);
    await expect(registerAs('asha', attempt, credential)).rejects.toMatchObject(notAdded);
    expect(await passkeys.list('asha')).toEqual([]);
  });

  it('uses its challenge once, in time, for the account that requested it', async () => {
    const used = await beginRegistration();
    await registerAs('asha', used.attempt, device.register(used.options));
    const again = registerAs('asha', used.attempt, createPasskeyDevice(shop).register(used.options));
    await expect(again).rejects.toMatchObject(lateAt(422));

    const stolen = await beginRegistration();
    const other = createPasskeyDevice(shop);
    const ofBela = registerAs('bela', stolen.attempt, other.register(stolen.options));
    await expect(ofBela).rejects.toMatchObject(lateAt(422));

    const signsIn = await passkeys.beginSignIn(shop);
    const mixed = registerAs('asha', signsIn.attempt, other.register(signsIn.options));
    await expect(mixed).rejects.toMatchObject(lateAt(422));
    await expect(registerAs('asha', undefined, other.register(used.options))).rejects.toMatchObject(
      lateAt(422),
    );

    const late = await beginRegistration();
    now = new Date(now.getTime() + passkeyAttemptMs);
    const tooLate = registerAs('asha', late.attempt, other.register(late.options));
    await expect(tooLate).rejects.toMatchObject(lateAt(422));
    expect(await passkeys.list('asha')).toHaveLength(1);
    expect(await passkeys.list('bela')).toEqual([]);
  });

  it('cannot sign in alone without a PIN, fingerprint or face', async () => {
    const { attempt, options } = await passkeys.beginRegistration(shop, asha, { alone: true });
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const credential = device.register(options, { verified: false });
    await expect(registerAs('asha', attempt, credential, true)).rejects.toMatchObject(notAdded);
  });

  it('of another account cannot be added again', async () => {
    await addPasskey();
    const { attempt, options } = await passkeys.beginRegistration(
      shop,
      { account: 'bela', handle: 'h-bela', name: 'Bela' },
      { alone: false },
    );
    await expect(registerAs('bela', attempt, device.register(options))).rejects.toMatchObject(
      refused(409, 'This passkey has already been added.'),
    );
  });

  it.each(['clientDataJSON', 'attestationObject'] as const)(
    'with a malformed %s is refused',
    async (field) => {
      for (const text of ['', '%%%', '=', 'AAAA', '💌', 'e30', 'x'.repeat(5000)]) {
        const { attempt, options } = await beginRegistration();
        const credential = device.register(options);
        const response = { ...credential.response, [field]: text };
        await expect(registerAs('asha', attempt, { ...credential, response })).rejects.toMatchObject(
          notAdded,
        );
      }
    },
  );

  it('is one of at most 20', async () => {
    for (let number = 0; number < 20; number += 1) await addPasskey(asha, createPasskeyDevice(shop));
    await expect(beginRegistration()).rejects.toMatchObject({ status: 409 });
  });
});

describe('a sign-in', () => {
  beforeEach(() => addPasskey());

  it('by a passkey alone offers all passkeys of the host, and requires a PIN, fingerprint or face', async () => {
    const { options } = await passkeys.beginSignIn(shop);
    expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(await signIn()).toBe('asha');
    await expect(signIn({ verified: false })).rejects.toMatchObject(
      refused(401, 'This passkey did not check that it is you. Sign in with your password.'),
    );
  });

  it.each([
    ['another origin', {}, evil],
    ['plain HTTP', {}, 'http://shop.example'],
    ['another hostname, at the right origin', { rpId: 'evil.example' }, shop],
  ])('at %s is refused', async (_case, deviations, page) => {
    await expect(signIn(deviations, page)).rejects.toMatchObject(unverified);
  });

  it('uses its challenge once, in time', async () => {
    const { attempt, options } = await passkeys.beginSignIn(shop);
    const credential = device.signIn(options);
    expect(await enter(attempt, credential)).toBe('asha');
    await expect(enter(attempt, credential)).rejects.toMatchObject(lateAt(401));
    await expect(enter(undefined, credential)).rejects.toMatchObject(lateAt(401));

    const wrong = await passkeys.beginSignIn(shop);
    await expect(enter(wrong.attempt, credential)).rejects.toMatchObject(unverified);
    await expect(enter(wrong.attempt, device.signIn(wrong.options))).rejects.toMatchObject(lateAt(401));

    const late = await passkeys.beginSignIn(shop);
    now = new Date(now.getTime() + passkeyAttemptMs);
    await expect(enter(late.attempt, device.signIn(late.options))).rejects.toMatchObject(lateAt(401));

    const registration = await beginRegistration();
    const mixed = enter(registration.attempt, device.signIn(registration.options));
    await expect(mixed).rejects.toMatchObject(lateAt(401));
  });

  it('by a signature of another device is refused', async () => {
    const { attempt, options } = await passkeys.beginSignIn(shop);
    const { response } = createPasskeyDevice(shop).signIn(options);
    const { id, rawId, type } = device.signIn(options);
    await expect(enter(attempt, { id, rawId, type, response })).rejects.toMatchObject(unverified);
  });

  it('by an unknown or a removed passkey is refused', async () => {
    const { attempt, options } = await passkeys.beginSignIn(shop);
    await expect(enter(attempt, createPasskeyDevice(shop).signIn(options))).rejects.toMatchObject(unknown);
    expect(await store.remove(null as never, 'asha', device.id)).toBe('Phone');
    await expect(signIn()).rejects.toMatchObject(unknown);
  });

  it('by a copy, whose counter did not grow, is refused', async () => {
    expect(await signIn({ counter: 7 })).toBe('asha');
    for (const counter of [7, 6, 0])
      await expect(signIn({ counter })).rejects.toMatchObject(
        refused(401, 'This passkey may have been copied. Sign in with your password, and remove it.'),
      );
    expect(await signIn({ counter: 8 })).toBe('asha');
  });

  it.each(['clientDataJSON', 'authenticatorData', 'signature'] as const)(
    'with a malformed %s is refused',
    async (field) => {
      for (const text of ['', '%%%', '=', 'AAAA', '💌', 'e30', 'x'.repeat(5000)]) {
        const { attempt, options } = await passkeys.beginSignIn(shop);
        const credential = device.signIn(options);
        const response = { ...credential.response, [field]: text };
        await expect(enter(attempt, { ...credential, response })).rejects.toMatchObject(unverified);
      }
    },
  );
});

describe('the second factor', () => {
  it('is one of the passkeys of the account', async () => {
    await addPasskey();
    const other = createPasskeyDevice(shop);
    await addPasskey({ account: 'bela', handle: 'h-bela', name: 'Bela' }, other);
    const { attempt, options } = await passkeys.beginSecondFactor(shop, 'asha');
    expect(options).toMatchObject({
      allowCredentials: [{ id: device.id, transports: ['internal'] }],
      userVerification: 'preferred',
    });
    expect(await enter(attempt, device.signIn(options, { verified: false }))).toBe('asha');
    const next = await passkeys.beginSecondFactor(shop, 'asha');
    await expect(enter(next.attempt, other.signIn(next.options))).rejects.toMatchObject(unknown);
  });

  it('needs an account with a passkey', async () => {
    await expect(passkeys.beginSecondFactor(shop, 'asha')).rejects.toMatchObject({ status: 409 });
  });
});
