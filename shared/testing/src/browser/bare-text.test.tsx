import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface State {
  readonly busy: boolean;
}

it.each([
  ['changes', ({ busy }: State) => <p>{busy ? '0' : '1'} in the cart</p>],
  ['removes', ({ busy }: State) => <p>Send{busy && ' again'}</p>],
  ['inserts before', ({ busy }: State) => <p>{!busy && <i />}Send</p>],
])('a component that %s a text node with siblings fails', (change, Part) => {
  const { rerender } = render(<Part busy />);
  expect(() => rerender(<Part busy={false} />)).toThrow(`React ${change} the text`);
});

it.each([
  ['alone in its element', ({ busy }: State) => <p>{busy ? 'Sending' : 'Send'}</p>],
  ['in a template literal', ({ busy }: State) => <p>{`${busy ? 0 : 1} in the cart`}</p>],
  ['removed with its element', ({ busy }: State) => <div>{busy && <p>Send {<i />}</p>}</div>],
])('a text %s may change', (_where, Part) => {
  const { rerender, container } = render(<Part busy />);
  const before = container.textContent;
  rerender(<Part busy={false} />);
  expect(container.textContent).not.toBe(before);
});
