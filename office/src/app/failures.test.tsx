import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OfficeFailed } from './failures';
import { createOfficeStore } from './store';

function Broken(): never {
  throw new Error('The frame is broken');
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows why the office failed to load, and offers a retry', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const routes = [{ path: '*', element: <Broken />, errorElement: <OfficeFailed /> }];
  render(
    <Provider store={createOfficeStore()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The office could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
