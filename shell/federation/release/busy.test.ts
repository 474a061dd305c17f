import { expect, it } from '@jest/globals';
import { watchForms } from './busy';

it('reports unsent input until it is submitted, cleared or removed', () => {
  document.body.innerHTML = '<form><input></form>';
  const hasUnsent = watchForms();
  const type = () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  const fire = (name: string) =>
    document.querySelector('form')?.dispatchEvent(new Event(name, { bubbles: true }));
  expect(hasUnsent()).toBe(false);
  type();
  expect(hasUnsent()).toBe(true);
  fire('submit');
  expect(hasUnsent()).toBe(false);
  type();
  fire('reset');
  expect(hasUnsent()).toBe(false);
  type();
  document.body.innerHTML = '';
  expect(hasUnsent()).toBe(false);
});
