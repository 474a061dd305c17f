import { afterEach, describe, expect, it } from '@jest/globals';
import { useHydrating } from '@shop/ui';
import { act } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { keepTyped } from './typed-early';

const colours = ['Red', 'Blue'];

interface Values {
  readonly email: string;
  readonly state: string;
  readonly note: string;
  readonly gift: boolean;
  readonly colour: string;
}

const nothing: Values = { email: '', state: '', note: '', gift: false, colour: 'Red' };
let known: Values = nothing;

/** A form with controlled fields that stores its values in an object. */
function Fields() {
  const [values, setValues] = useState(nothing);
  const isHydrating = useHydrating();
  const fragment = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (fragment.current) keepTyped(fragment.current);
  }, []);
  known = values;
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  return (
    <form ref={fragment} data-hydrating={isHydrating}>
      <input
        type="email"
        name="email"
        value={values.email}
        onChange={(e) => set({ email: e.target.value })}
      />
      <input type="text" name="quantity" defaultValue="1" />
      <select name="state" value={values.state} onChange={(e) => set({ state: e.target.value })}>
        <option value="">Select</option>
        <option value="Delhi">Delhi</option>
      </select>
      <textarea name="note" value={values.note} onChange={(e) => set({ note: e.target.value })} />
      <input
        type="checkbox"
        name="gift"
        checked={values.gift}
        onChange={(e) => set({ gift: e.target.checked })}
      />
      {colours.map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={values.colour === colour}
          onChange={() => set({ colour })}
        />
      ))}
    </form>
  );
}

let root: Root | undefined;

/** The server markup before its code runs. */
function serverMarkup() {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Fields />);
  const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) =>
    box.querySelector(selector) as unknown as Kind;
  const hydrate = () => act(async () => void (root = hydrateRoot(box, <Fields />)));
  return { field, hydrate };
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe('input before a form is hydrated', () => {
  it('is passed to the form afterwards, for every kind of field', async () => {
    const { field, hydrate } = serverMarkup();
    field('[name=email]').value = 'asha@example.in';
    field('[name=quantity]').value = '3';
    field<HTMLSelectElement>('[name=state]').value = 'Delhi';
    field<HTMLTextAreaElement>('[name=note]').value = 'To the\nback door';
    field('[name=gift]').checked = true;
    field('[value=Blue]').checked = true;
    await hydrate();
    expect(known).toEqual({
      email: 'asha@example.in',
      state: 'Delhi',
      note: 'To the\nback door',
      gift: true,
      colour: 'Blue',
    });
    expect([field('[name=email]').value, field('[name=quantity]').value]).toEqual(['asha@example.in', '3']);
    expect([field('[value=Blue]').checked, field('[value=Red]').checked]).toEqual([true, false]);
  });

  it('keeps the position of the caret', async () => {
    const { field, hydrate } = serverMarkup();
    const note = field<HTMLTextAreaElement>('[name=note]');
    note.value = 'Dear shop';
    note.focus();
    note.setSelectionRange(4, 4);
    await hydrate();
    expect([note.value, note.selectionStart, note.selectionEnd]).toEqual(['Dear shop', 4, 4]);
    expect(note).toHaveFocus();
  });

  it('changes nothing without input', async () => {
    const { field, hydrate } = serverMarkup();
    await hydrate();
    expect(known).toEqual(nothing);
    expect(field('[name=email]').value).toBe('');
  });
});
