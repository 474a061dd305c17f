import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { earlyFormScript } from './early-form-script';

const root = document.documentElement.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const fragment = () => find('part');
const form = () => find('login') as HTMLFormElement;
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);

/** What the page's own code received, and what the browser sent by itself. */
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
  delete root.live;
  delete root.hydrated;
});

describe('a form that is submitted early', () => {
  it('is done once its part is live, by the button that was pressed, and once however often it was pressed', () => {
    submitEarly();
    submitEarly();
    seconds(1);
    expect(form().ariaBusy).toBeTruthy();
    pageLives();
    seconds(1);
    expect(handled).toEqual([]);
    handleForms();
    fragmentHydrated();
    seconds(1);
    expect(handled).toEqual(['hand']);
    expect(form().ariaBusy).toBeNull();
    seconds(10);
    expect(handled).toEqual(['hand']);
    expect(sent).toEqual([]);
  });

  it('waits for the page as such where it stands in no part', () => {
    find('seek').click();
    root.live = '';
    seconds(1);
    handleForms();
    root.hydrated = 'true';
    seconds(1);
    expect(handled).toEqual(['search']);
    expect(sent).toEqual([]);
  });

  it('is sent by the browser when its code does not come', () => {
    submitEarly();
    seconds(4);
    expect(sent).toEqual([]);
    seconds(2);
    expect(sent).toEqual([form()]);
    seconds(10);
    expect(sent).toHaveLength(1);
  });

  it('is sent as it was typed when its part has failed and shows something else', () => {
    const typed = form();
    (typed.elements.namedItem('email') as HTMLInputElement).value = 'asha@example.in';
    pageLives();
    submitEarly();
    fragment().innerHTML = '<p>This part did not arrive.</p>';
    seconds(1);
    expect(sent).toEqual([typed]);
    expect(typed.isConnected).toBe(true);
    expect(new FormData(typed).get('email')).toBe('asha@example.in');
  });

  it('is given up when the shopper has gone to another page of the shop', () => {
    pageLives();
    submitEarly();
    document.body.innerHTML = '<p>Elsewhere</p>';
    seconds(10);
    expect([handled, sent]).toEqual([[], []]);
  });

  it('waits for the network as long as there is none', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submitEarly();
    seconds(60);
    expect(sent).toEqual([]);
    online.mockReturnValue(true);
    seconds(1);
    expect(sent).toEqual([form()]);
  });
});

it('leaves a form that is live to its code', () => {
  pageLives();
  fragmentHydrated();
  handleForms();
  submitEarly();
  expect(handled).toEqual(['hand']);
  seconds(10);
  expect([handled, sent]).toEqual([['hand'], []]);
});

it('stays small: it stands in every document', () => {
  expect(earlyFormScript.length).toBeLessThan(560);
});
