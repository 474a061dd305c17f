import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { FragmentSourceContext, type FragmentSource } from '../../federation/fragment-source';
import { useAllOnReturn } from './use-all-on-return';

function Effects() {
  useAllOnReturn();
  return null;
}

const approach = jest.fn<FragmentSource['approach']>();
const source = { approach } as Partial<FragmentSource> as FragmentSource;

function Page() {
  return (
    <BrowserRouter>
      <FragmentSourceContext value={source}>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <div data-remote="content" data-module="reviews" data-deferred="" />
                <Link to="/faq">FAQ</Link>
              </>
            }
          />
          <Route path="*" element={<Link to="/">Home</Link>} />
        </Routes>
        <Effects />
      </FragmentSourceContext>
    </BrowserRouter>
  );
}

describe('useAllOnReturn', () => {
  it('asks for far fragments with Back, neither in a new document nor on the way forward', async () => {
    history.replaceState(null, '', '/');
    render(<Page />);
    await userEvent.click(screen.getByText('FAQ'));
    await userEvent.click(screen.getByText('Home'));
    expect(approach).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('FAQ'));
    await act(async () => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await gone;
    });
    expect(approach.mock.calls).toEqual([[{ remote: 'content', module: 'reviews' }]]);
  });
});
