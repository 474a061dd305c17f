import { expect, it, jest } from '@jest/globals';
import type { RouteModule } from '@shop/contracts';
import { createTestShop } from '@shop/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createNotices } from './notices';
import { StandalonePage } from './standalone-page';

const descriptor = {
  name: 'lab',
  exposes: ['lab-page', 'panel', 'broken'],
  routes: [{ path: '/lab', module: 'lab-page' }],
};

const modules: Record<string, RouteModule> = {
  'lab-page': { Component: () => <h1>The lab</h1> },
  panel: { Component: () => <aside>A panel</aside> },
};

function open(address: string) {
  const notices = createNotices();
  const load = (module: string) =>
    modules[module] ? Promise.resolve(modules[module]) : Promise.reject(new Error(`${module} threw`));
  const { store } = createTestShop();
  render(
    <MemoryRouter initialEntries={[address]}>
      <StandalonePage descriptor={descriptor} load={load} store={store} notices={notices} />
    </MemoryRouter>,
  );
  return notices;
}

it('lists the exposed modules, and links the routes without parameters', () => {
  open('/');
  for (const module of descriptor.exposes) {
    expect(screen.getByRole('link', { name: module })).toHaveAttribute('href', `/module/${module}`);
  }
  expect(screen.getByRole('link', { name: '/lab' })).toHaveAttribute('href', '/lab');
});

it.each([
  ['/lab', 'The lab'],
  ['/module/lab-page', 'The lab'],
  ['/module/panel', 'A panel'],
  ['/checkout', 'Another remote serves this URL.'],
])('shows at %s: %s', async (address, text) => {
  open(address);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('shows the error that a module threw', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/module/broken');
  expect((await screen.findByRole('alert')).textContent).toContain('broken threw');
  logged.mockRestore();
});

it("shows a failed request's message in a toast", () => {
  const notices = open('/');
  act(() => notices.add('The shop is not running.'));
  expect(screen.getByRole('status').textContent).toBe('The shop is not running.');
});
