import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { SafeHtml } from './safe-html';

const hostile = '<p>Fine <img src="x" onerror="alert(1)"><script>alert(2)</script></p>';

describe('SafeHtml', () => {
  it('sanitises what arrives in the browser', async () => {
    const { container } = render(<SafeHtml html={hostile} />);
    await screen.findByText('Fine');
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('onerror')).toBeNull();
  });

  it('follows a change of the text', async () => {
    const { rerender } = render(<SafeHtml html="<p>One</p>" />);
    await screen.findByText('One');
    rerender(<SafeHtml html="<p>Two</p>" />);
    await screen.findByText('Two');
    expect(screen.queryByText('One')).toBeNull();
  });

  it('opens links to other sites in a tab without a handle on this one', async () => {
    render(<SafeHtml html='<a href="https://example.org/a">Out</a> <a href="/faq">In</a>' />);
    const out = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Out' });
    expect([out.target, out.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'In' }).target).toBe('');
  });

  it('keeps what the server rendered, and sanitises what comes after it', async () => {
    const stored = '<p data-kept="yes" onclick="1">Stored</p>';
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<SafeHtml html={stored} />);
    expect(page.innerHTML).toContain(stored);
    const paragraph = page.querySelector('p');
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(page, <SafeHtml html={stored} />, {
        onRecoverableError: (problem) => problems.push(problem),
      }),
    );
    expect(page.querySelector('p')).toBe(paragraph);
    expect(problems).toEqual([]);
    await act(async () => root.render(<SafeHtml html={hostile} />));
    await screen.findByText('Fine');
    expect(page.querySelector('script')).toBeNull();
    await act(async () => root.unmount());
    page.remove();
  });
});
