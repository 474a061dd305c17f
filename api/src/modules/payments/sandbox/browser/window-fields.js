/* global document */
/** The forms of card and net banking: missing fields, and the instrument of each. */

const byId = (id) => document.getElementById(id);

/** Shows or clears the error of a field. */
function mark(field, fault) {
  const note = byId(`${field.id}-fault`);
  note.textContent = fault;
  if (fault === '') {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', note.id);
  }
}

/** Validates a form, shows the errors, and focuses the first invalid field. Returns true if all fields are valid. */
function passes(checks) {
  const faults = checks.map(([id, check]) => {
    const field = byId(id);
    const fault = check(field.value.trim());
    mark(field, fault);
    return fault === '' ? null : field;
  });
  const first = faults.find((field) => field !== null);
  first?.focus();
  return first === undefined;
}

function expiryFault(text) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (!month) return 'Enter the expiry as MM/YY';
  const lastDay = new Date(2000 + Number(year), Number(month), 0, 23, 59);
  return lastDay < new Date() ? 'The card has expired' : '';
}

const checks = {
  card: [
    ['card-number', (text) => (/^[\d ]{12,23}$/.test(text) ? '' : 'Enter the card number')],
    ['card-expiry', expiryFault],
    ['card-cvv', (text) => (/^\d{3,4}$/.test(text) ? '' : 'Enter the 3 digits')],
    ['card-name', (text) => (text === '' ? 'Enter the name on the card' : '')],
  ],
  netbanking: [['bank', (text) => (text === '' ? 'Choose a bank' : '')]],
};

/** The instrument of a form, or null if its fields are incomplete. */
export function readInstrument(method) {
  if (!passes(checks[method])) return null;
  if (method === 'card') return { method, number: byId('card-number').value };
  return { method, bank: byId('bank').value };
}

const nextYear = () => String((new Date().getFullYear() + 1) % 100).padStart(2, '0');

/** Fills a form with a complete test instrument. */
function fill(form, value) {
  const main = form.querySelector('input');
  main.value = value;
  if (main.id === 'card-number') {
    byId('card-expiry').value = `12/${nextYear()}`;
    byId('card-cvv').value = '123';
    byId('card-name').value ||= 'Test Shopper';
  }
  for (const field of form.querySelectorAll('input')) mark(field, '');
  form.querySelector('.pay').focus();
}

const groupFours = (text) =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
const slashMonth = (text) =>
  text
    .replace(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d{2})(?=\d)/, '$1/');

/** Formats input, clears errors as fields are corrected, and lets the samples fill the forms. */
export function wireFields() {
  byId('card-number').addEventListener('input', ({ target }) => (target.value = groupFours(target.value)));
  byId('card-expiry').addEventListener('input', ({ target }) => (target.value = slashMonth(target.value)));
  for (const form of document.forms) {
    form.addEventListener('input', ({ target }) => mark(target, ''));
    form.addEventListener('click', ({ target }) => {
      const sample = target.closest('[data-fill]');
      if (sample) fill(form, sample.dataset.fill);
    });
  }
}
