import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { offerPasskeys } from './passkeys';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const respond = jest.fn<() => Promise<object>>();
const send = jest.fn<typeof fetch>();
/** The fields of sent forms. */
const sent: Record<string, unknown>[] = [];

const options = {
  ...{ challenge: 'AQID', rp: { name: 'Console' }, pubKeyCredParams: [] },
  user: { id: 'AQID', name: 'Asha', displayName: 'Asha' },
};
const receive = (body: object, status = 200) =>
  send.mockResolvedValue({ ok: status === 200, json: async () => body } as Response);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const onSubmit = (event: SubmitEvent) => {
  event.preventDefault();
  sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
};

beforeEach(() => {
  respond.mockResolvedValue({
    ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, attestationObject: bytes },
    getClientExtensionResults: () => ({}),
  });
  Object.assign(globalThis, { PublicKeyCredential: jest.fn(), fetch: send });
  const credentials = { value: { get: respond, create: respond }, configurable: true };
  Object.defineProperty(navigator, 'credentials', credentials);
  document.addEventListener('submit', onSubmit);
  document.body.innerHTML = `<form><input id="name" name="name" required></form>
    <form data-passkey="use" hidden><input type="hidden" name="credential" value=""><p data-problem hidden></p>
      <button id="second" data-options="/second" data-fields="name">Second</button>
      <button id="alone" data-options="/alone">Alone</button></form>
    <form data-passkey="add" hidden><input type="hidden" name="attempt" value="">
      <input type="hidden" name="credential" value=""><input id="current" value="secret">
      <button id="add" data-options="/add" data-fields="current">Add</button></form>`;
});
afterEach(() => {
  sent.length = 0;
  document.removeEventListener('submit', onSubmit);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  jest.clearAllMocks();
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('sends a form with the browser’s credential', async () => {
  offerPasskeys();
  expect(find('[data-passkey="use"]')?.hidden).toBe(false);
  receive({ options });
  find('#alone')?.click();
  await settle();
  expect(send).toHaveBeenCalledWith('/alone', expect.objectContaining({ method: 'POST' }));
  expect(sent.map(({ credential }) => JSON.parse(String(credential)) as unknown)).toMatchObject([
    { id: 'AQID', response: { signature: 'AQID' } },
  ]);
  receive({ attempt: 'the attempt', options });
  find('#add')?.click();
  await settle();
  expect(String(send.mock.lastCall?.[1]?.body)).toBe('current=secret');
  expect(sent[1]).toMatchObject({ attempt: 'the attempt', credential: expect.stringContaining('AQID') });
});

it('requires the other fields first, and shows why signing in failed', async () => {
  offerPasskeys();
  find('#second')?.click();
  expect(send).not.toHaveBeenCalled();
  (find('#name') as HTMLInputElement).value = 'Asha';
  receive({ message: 'Name or password is wrong.' }, 401);
  find('#second')?.click();
  await settle();
  expect(find('[data-problem]')?.textContent).toBe('Name or password is wrong.');
  receive({ options });
  respond.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
  find('#second')?.click();
  await settle();
  expect(find('[data-problem]')?.textContent).toBe('The passkey was not used. Try again.');
  expect(sent).toEqual([]);
});

it('offers nothing in a browser without passkeys', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  offerPasskeys();
  expect(find('[data-passkey="use"]')?.hidden).toBe(true);
});
