/* global document */
/** The payment window: shows the order, accepts a test instrument, and posts the outcome to the page. */
import { readInstrument, wireFields } from './window-fields.js';
import { askForOptions, keepKeyboard, paint, postToPage } from './window-frame.js';

const byId = (id) => document.getElementById(id);
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const sections = ['methods', 'bank-page', 'failure'];
const requestLimit = 20_000;

let busy = false;
let failures = 0;

/** Shows one section of the window and moves the focus to it. */
function show(id, focus) {
  for (const section of sections) byId(section).hidden = section !== id;
  byId('status').textContent = '';
  (focus ?? byId(id).querySelector('h2'))?.focus();
}

function setBusy(value, message = '') {
  busy = value;
  byId('status').textContent = message;
  for (const button of document.querySelectorAll('button')) button.disabled = value;
}

async function request(address, init) {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(requestLimit) });
  const result = await response.json();
  if (!response.ok) throw Object.assign(new Error(result.error.description), { failure: result.error });
  return result;
}

function showFailure(error, mayRetry) {
  byId('failure-reason').textContent = error.failure
    ? error.message
    : 'The payment could not be sent. Try again.';
  byId('again').hidden = !mayRetry;
  show('failure');
}

/** Whether the page's options allow another attempt. */
function mayRetry({ retry }) {
  if (retry?.enabled === false) return false;
  return typeof retry?.max_count !== 'number' || failures <= retry.max_count;
}

async function payWith(instrument, options) {
  setBusy(true, 'Paying…');
  const { key, order_id, prefill } = options;
  const body = JSON.stringify({
    key,
    order_id,
    email: prefill?.email,
    contact: prefill?.contact,
    instrument,
  });
  try {
    const response = await request('payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    setBusy(true, 'Payment successful');
    postToPage({ type: 'paid', response });
  } catch (error) {
    failures += 1;
    setBusy(false);
    if (error.failure) postToPage({ type: 'failed', error: error.failure });
    showFailure(error, mayRetry(options));
  }
}

/** The tabs of the methods that the page's options do not hide. */
function offeredTabs({ config }) {
  const hidden = (config?.display?.hide ?? []).map(({ method }) => method);
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  for (const tab of tabs) {
    tab.hidden = hidden.includes(tab.id.replace('tab-', ''));
    if (tab.hidden) byId(tab.getAttribute('aria-controls')).hidden = true;
  }
  return tabs.filter((tab) => !tab.hidden);
}

/** Lets the shopper choose a method. Returns a function that opens the first one. */
function wireTabs(options) {
  const tabs = offeredTabs(options);
  const select = (tab) => {
    for (const each of tabs) {
      const chosen = each === tab;
      each.setAttribute('aria-selected', String(chosen));
      each.tabIndex = chosen ? 0 : -1;
      byId(each.getAttribute('aria-controls')).hidden = !chosen;
    }
    tab.focus();
  };
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', ({ key }) => {
      if (steps[key]) select(tabs.at((index + steps[key]) % tabs.length));
      if (key === 'Home') select(tabs.at(0));
      if (key === 'End') select(tabs.at(-1));
    });
  }
  return () => {
    const [first] = tabs;
    if (!first) return show('methods');
    show('methods', first);
    select(first);
    const field = byId(first.getAttribute('aria-controls')).querySelector('input, select');
    field?.focus();
  };
}

/** Draws the order's QR code, and links to a UPI app. */
function showUpi({ link, path, size }) {
  const code = byId('upi-code');
  code.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const squares = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  squares.setAttribute('d', path);
  code.replaceChildren(squares);
  byId('upi-link').href = link;
}

/** Shows the page of a bank or UPI app, which accepts or declines the payment. */
function openBank(name, note, instrument, options) {
  byId('bank-name').textContent = name;
  const sign = byId(`tab-${instrument.method}`).querySelector('path');
  byId('bank-sign').replaceChildren(sign.cloneNode());
  byId('bank-note').textContent = note;
  byId('bank-success').onclick = () => payWith({ ...instrument, outcome: 'success' }, options);
  byId('bank-failure').onclick = () => payWith({ ...instrument, outcome: 'failure' }, options);
  show('bank-page');
}

function wireForms(options) {
  for (const method of ['card', 'netbanking']) {
    byId(`form-${method}`).addEventListener('submit', (event) => {
      event.preventDefault();
      const instrument = busy ? null : readInstrument(method);
      if (instrument?.method === 'netbanking') {
        const name = byId('bank').selectedOptions[0].textContent;
        openBank(name, 'This page plays the bank. Choose its response.', instrument, options);
      } else if (instrument) void payWith(instrument, options);
    });
  }
  for (const id of ['upi-scan', 'upi-link']) {
    byId(id).addEventListener('click', (event) => {
      event.preventDefault();
      if (busy) return;
      openBank('UPI app', 'This page plays the UPI app. Choose its response.', { method: 'upi' }, options);
    });
  }
  byId('again').addEventListener('click', () => {
    const field = document.querySelector('[role="tabpanel"]:not([hidden]) :is(input, select)');
    show('methods', field ?? document.querySelector('[role="tab"][aria-selected="true"]'));
  });
}

function detail(term, text) {
  const pair = document.createElement('div');
  for (const [tag, words] of [
    ['dt', term],
    ['dd', text],
  ]) {
    pair.append(Object.assign(document.createElement(tag), { textContent: words }));
  }
  return pair;
}

function introduce({ name, description, prefill, theme }) {
  if (name) byId('shop-name').textContent = name;
  byId('purpose').textContent = description ?? '';
  byId('seal').textContent = (name ?? 'Payment').trim().slice(0, 1).toUpperCase();
  const contact = [
    ['Name', prefill?.name],
    ['Phone', prefill?.contact],
    ['Email', prefill?.email],
  ].filter(([, text]) => text);
  byId('contact').replaceChildren(...contact.map(([term, text]) => detail(term, text)));
  byId('contact').hidden = contact.length === 0;
  byId('card-name').value = prefill?.name ?? '';
  if (theme?.color) paint(theme.color);
}

async function showOrder(options, openFirst) {
  const { order_id: orderId, key } = options;
  const order = await request(`orders/${encodeURIComponent(orderId)}?key=${encodeURIComponent(key)}`);
  const amount = rupees.format(order.amount / 100);
  byId('amount').textContent = amount;
  for (const button of document.querySelectorAll('form .pay')) button.textContent = `Pay ${amount}`;
  if (order.status === 'paid')
    throw Object.assign(new Error('This order has already been paid.'), { failure: {} });
  showUpi(order.upi);
  openFirst();
}

async function start() {
  const dismiss = () => !busy && postToPage({ type: 'dismiss' });
  byId('cancel').addEventListener('click', dismiss);
  byId('give-up').addEventListener('click', dismiss);
  keepKeyboard(() => !busy);
  wireFields();
  const options = await askForOptions();
  const openFirst = wireTabs(options);
  introduce(options);
  wireForms(options);
  try {
    await showOrder(options, openFirst);
  } catch (error) {
    showFailure(error, false);
  }
}

void start();
