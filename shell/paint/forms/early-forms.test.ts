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

/** Forms that the page's code handled, and forms that the browser sent. */
const handled: string[] = [];
const sent: HTMLFormElement[] = [];

/** Handles submits like a hydrated form. */
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
  it('is submitted once by the pressed button when its fragment is hydrated, even after several presses', async () => {
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

  it('waits for the page’s hydration outside fragments', async () => {
    find('seek').click();
    root.live = '';
    await seconds(1);
    handleForms();
    root.hydrated = 'true';
    await seconds(1);
    expect(handled).toEqual(['search']);
    expect(sent).toEqual([]);
  });

  it('is sent by the browser if its code does not load', async () => {
    submitEarly();
    await seconds(4);
    expect(sent).toEqual([]);
    await seconds(2);
    expect(sent).toEqual([form()]);
    await seconds(10);
    expect(sent).toHaveLength(1);
  });

  it('is sent with its input if its fragment has failed and shows something else', async () => {
    const typed = form();
    (typed.elements.namedItem('email') as HTMLInputElement).value = 'asha@example.in';
    pageLives();
    submitEarly();
    fragment().innerHTML = '<p>This part failed to load.</p>';
    await seconds(1);
    expect(sent).toEqual([typed]);
    expect(typed.isConnected).toBe(true);
    expect(new FormData(typed).get('email')).toBe('asha@example.in');
  });

  it('is submitted in the form that React rendered instead', async () => {
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

  it('is dropped when the shopper has opened another page', async () => {
    pageLives();
    submitEarly();
    document.body.innerHTML = '<p>Elsewhere</p>';
    await seconds(10);
    expect([handled, sent]).toEqual([[], []]);
  });

  it.each([true, false])('waits until the shop responds, with the browser online: %s', async (onLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    shopResponds = false;
    submitEarly();
    await seconds(60);
    expect(sent).toEqual([]);
    shopResponds = true;
    await seconds(4);
    expect(sent).toEqual([form()]);
  });

  it('is sent if the browser reports no network but the shop responds', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submitEarly();
    await seconds(6);
    expect(sent).toEqual([form()]);
  });

  it('keeps its input while the shop does not respond, even when its fragment has failed', async () => {
    const typed = form();
    pageLives();
    submitEarly();
    shopResponds = false;
    fragment().innerHTML = '<p>This part failed to load.</p>';
    await seconds(60);
    expect(sent).toEqual([]);
    shopResponds = true;
    await seconds(4);
    expect(sent).toEqual([typed]);
  });
});

it('leaves a hydrated form to its code', async () => {
  pageLives();
  fragmentHydrated();
  handleForms();
  submitEarly();
  expect(handled).toEqual(['hand']);
  await seconds(10);
  expect([handled, sent]).toEqual([['hand'], []]);
});

it('stays small, because every document contains it', () => {
  expect(earlyFormScript.length).toBeLessThan(850);
});
