import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import * as Router from 'react-router-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="here">{`${pathname}${search} ${String(state)}`}</p>;
}

const open = (children: React.ReactNode, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Here />
    </MemoryRouter>,
  );

const press = (name: string, init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return event.defaultPrevented;
};

describe('a link', () => {
  it('leads inside the shop without a load, and takes its state along', () => {
    open(
      <Link to="/cart?step=2" state="kept" className="red">
        Cart
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Cart' });
    expect([link.getAttribute('href'), link.className]).toEqual(['/cart?step=2', 'red']);
    expect(press('Cart')).toBe(true);
    expect(screen.getByTestId('here').textContent).toBe('/cart?step=2 kept');
  });

  it('is left to the browser with a key held, another window, a full load or another site', () => {
    open(
      <>
        <Link to="/a">Key</Link>
        <Link to="/a" target="_blank">
          Window
        </Link>
        <Link to="/a" reloadDocument>
          Load
        </Link>
        <Link to="https://example.com/a">Site</Link>
        <Link to="mailto:a@example.com">Mail</Link>
      </>,
    );
    expect(press('Key', { ctrlKey: true })).toBe(false);
    for (const name of ['Window', 'Load', 'Site', 'Mail']) expect(press(name)).toBe(false);
    expect(screen.getByRole('link', { name: 'Site' }).getAttribute('href')).toBe('https://example.com/a');
    expect(screen.getByTestId('here').textContent).toBe('/ null');
  });

  it('goes nowhere when its own handler says so, and hands its element out', () => {
    const elements: (HTMLAnchorElement | null)[] = [];
    open(
      <Link
        ref={(element) => void elements.push(element)}
        to="/a"
        onClick={(event) => event.preventDefault()}
      >
        Stay
      </Link>,
    );
    expect(elements).toEqual([screen.getByRole('link', { name: 'Stay' })]);
    press('Stay');
    expect(screen.getByTestId('here').textContent).toBe('/ null');
  });
});

describe.each([
  ['/', '/', false],
  ['/shop', '/', false],
  ['/shop', '/shop', false],
  ['/shop/tapes', '/shop', false],
  ['/shop/tapes', '/shop', true],
  ['/shopping', '/shop', false],
  ['/Shop', '/shop', false],
  ['/über', '/%C3%BCber', false],
])('at %s a link to %s (to its end: %s)', (at, to, end) => {
  it("is marked as the router's own is", () => {
    open(
      <>
        <NavLink to={to} end={end}>
          Ours
        </NavLink>
        <Router.NavLink to={to} end={end}>
          Theirs
        </Router.NavLink>
      </>,
      at,
    );
    const facts = (name: string) => {
      const link = screen.getByRole('link', { name });
      return [link.className, link.getAttribute('aria-current'), link.getAttribute('href')];
    };
    expect(facts('Ours')).toEqual(facts('Theirs'));
  });
});

it('tells its children, class and style whether it is here', () => {
  open(
    <NavLink
      to="/shop"
      className={({ isActive }) => (isActive ? 'on' : 'off')}
      style={({ isActive }) => ({ opacity: isActive ? 1 : 0.5 })}
    >
      {({ isActive }) => (isActive ? 'Here' : 'There')}
    </NavLink>,
    '/shop',
  );
  const link = screen.getByRole('link', { name: 'Here' });
  expect([link.className, link.style.opacity]).toEqual(['on', '1']);
});
