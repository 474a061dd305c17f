import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { earlyFormScript } from './early-form-script';

const root = document.documentElement.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const fragment = () => find('part');
const form = () => find('login') as HTMLFormElement;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

const originalFetch = globalThis.fetch;
/** Whether the shop responds. */
let shopResponds = true;

/** Reports from the page's own code, and those that the browser sent itself. */
const handled: string[] = [];
const sent: HTMLFormElement[] = [];

/** As React does it for a hydrated form. */
const handleForms = () => {
  document.body.onsubmit = (event: SubmitEvent) => {
    event.preventDefault();
    handled.push((event.submitter as HTMLButtonElement).value);
  };
};
const pageLives = () => {
  root.live = '';
  root.hydrated = 'true';
};
const fragmentHydrated = () => {
  fragment().dataset.ready = '';
};
const submitEarly = () => find('send').click();

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyFormScript;
  document.head.append(script);
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this);
  });
  shopResponds = true;
  const fetch = () =>
    shopResponds ? Promise.resolve({ status: 503 }) : Promise.reject(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch });
  handled.length = 0;
  sent.length = 0;
  document.body.onsubmit = null;
  document.body.innerHTML = `
    <div id="part" data-remote="account"><form id="login" method="post" action="/auth/login">
      <input name="email" value=""><button id="send" name="by" value="hand">Sign In</button></form></div>
    <form id="search" action="/search"><button id="seek" value="search">Search</button></form>`;
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: originalFetch });
  delete root.live;
  delete root.hydrated;
});

describe('a form that is submitted early', () => {
  it('is done once its part is live, by the button that was pressed, and once however often it was pressed', async () => {
    submitEarly();
    submitEarly();
    await seconds(1);
    expect(form().ariaBusy).toBeTruthy();
    pageLives();
    await seconds(1);
    expect(handled).toEqual([]);
    handleForms();
    fragmentHydrated();
    await seconds(1);
    expect(handled).toEqual(['hand']);
    expect(form().ariaBusy).toBeNull();
    await seconds(10);
    expect(handled).toEqual(['hand']);
    expect(sent).toEqual([]);
  });

  it('waits for the page as such where it stands in no part', async () => {
    find('seek').click();
    root.live = '';
    await seconds(1);
    handleForms();
    root.hydrated = 'true';
    await seconds(1);
    expect(handled).toEqual(['search']);
    expect(sent).toEqual([]);
  });

  it('is sent by the browser when its code does not come', async () => {
    submitEarly();
    await seconds(4);
    expect(sent).toEqual([]);
    await seconds(2);
    expect(sent).toEqual([form()]);
    await seconds(10);
    expect(sent).toHaveLength(1);
  });

  it('is sent as it was typed when its part has failed and shows something else', async () => {
    const typed = form();
    (typed.elements.namedItem('email') as HTMLInputElement).value = 'asha@example.in';
    pageLives();
    submitEarly();
    fragment().innerHTML = '<p>This part did not arrive.</p>';
    await seconds(1);
    expect(sent).toEqual([typed]);
    expect(typed.isConnected).toBe(true);
    expect(new FormData(typed).get('email')).toBe('asha@example.in');
  });

  it('is done in the form that React has put in its place', async () => {
    const typed = form();
    submitEarly();
    fragment().dataset.module = 'login';
    const rendered = fragment().cloneNode(true) as HTMLElement;
    const inPlace = rendered.querySelector('form');
    Object.assign(typed, { successor: inPlace });
    Object.assign(find('send'), { successor: inPlace?.querySelector('button') });
    fragment().replaceWith(rendered);
    await seconds(1);
    handleForms();
    pageLives();
    fragmentHydrated();
    await seconds(1);
    expect([handled, sent]).toEqual([['hand'], []]);
  });

  it('is given up when the shopper has gone to another page of the shop', async () => {
    pageLives();
    submitEarly();
    document.body.innerHTML = '<p>Elsewhere</p>';
    await seconds(10);
    expect([handled, sent]).toEqual([[], []]);
  });

  it.each([true, false])(
    'waits for the shop to respond where the browser reports a network: %s',
    async (onLine) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      shopResponds = false;
      submitEarly();
      await seconds(60);
      expect(sent).toEqual([]);
      shopResponds = true;
      await seconds(4);
      expect(sent).toEqual([form()]);
    },
  );

  it('is sent where the browser reports no network but the shop responds', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submitEarly();
    await seconds(6);
    expect(sent).toEqual([form()]);
  });

  it('keeps what was typed while the shop does not respond, also when its fragment has failed', async () => {
    const typed = form();
    pageLives();
    submitEarly();
    shopResponds = false;
    fragment().innerHTML = '<p>This part did not arrive.</p>';
    await seconds(60);
    expect(sent).toEqual([]);
    shopResponds = true;
    await seconds(4);
    expect(sent).toEqual([typed]);
  });
});

it('leaves a form that is live to its code', async () => {
  pageLives();
  fragmentHydrated();
  handleForms();
  submitEarly();
  expect(handled).toEqual(['hand']);
  await seconds(10);
  expect([handled, sent]).toEqual([['hand'], []]);
});

it('stays small: it stands in every document', () => {
  expect(earlyFormScript.length).toBeLessThan(850);
});
