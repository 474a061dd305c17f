import { describe, expect, it } from '@jest/globals';
import { act, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SafeHtml } from './safe-html';

const hostile = '<p>Fine <img src="x" onerror="alert(1)"><script>alert(2)</script></p>';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const within = (element: ReactElement) => (
  <MemoryRouter>
    {element}
    <Here />
  </MemoryRouter>
);
const render = (element: ReactElement) => {
  const rendered = renderBare(within(element));
  return { ...rendered, rerender: (next: ReactElement) => rendered.rerender(within(next)) };
};

describe('SafeHtml', () => {
  it.each([
    ['a handler', '<img src="/x.webp" onerror="alert(1)" alt="">', '<img src="/x.webp" alt="">'],
    ['a script', '<script>alert(1)</script>', ''],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', ''],
    [
      'a script in mathematics',
      '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
      '',
    ],
    ['a link to a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden link to a script', '<a href=" java\tscript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['a link to data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a picture of data', '<img src="data:image/svg+xml,x" alt="a">', '<img alt="a">'],
    ['a link that looks like a link within the shop', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['a link without its protocol', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['looks', '<p style="position:fixed" class="x">a</p><style>p{}</style>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="card"></form>', ''],
    ['a base', '<base href="https://evil.example">', ''],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ])('removes %s', async (_what, dirty, clean) => {
    const { container } = render(<SafeHtml html={`<p>Fine</p>${dirty}`} />);
    await screen.findByText('Fine');
    expect(container.querySelector('div')?.innerHTML).toBe(`<p>Fine</p>${clean}`);
  });

  it('updates when the text changes', async () => {
    const { rerender } = render(<SafeHtml html="<p>One</p>" />);
    await screen.findByText('One');
    rerender(<SafeHtml html="<p>Two</p>" />);
    await screen.findByText('Two');
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });

  it('opens links to other sites in a new tab, without access to this window', async () => {
    render(<SafeHtml html='<a href="https://example.org/a">Out</a> <a href="/faq">In</a>' />);
    const out = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Out' });
    expect([out.target, out.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'In' }).target).toBe('');
  });

  it('navigates client-side for links within the shop, and leaves files and new tabs to the browser', async () => {
    const user = userEvent.setup();
    render(<SafeHtml html='<a href="/faq?a=1#b"><b>In</b></a> <a href="/media/a.webp">File</a>' />);
    const followed: boolean[] = [];
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    await user.click(await screen.findByText('File'));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('In'));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('status').textContent).toBe('/');
    await user.click(screen.getByText('In'));
    expect(screen.getByRole('status').textContent).toBe('/faq?a=1#b');
    window.removeEventListener('click', note);
    expect(followed).toEqual([true, true, false]);
  });

  it("keeps the server's HTML, and sanitises later HTML", async () => {
    const stored = '<p data-kept="yes" onclick="1">Stored</p>';
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(within(<SafeHtml html={stored} />));
    expect(page.innerHTML).toContain(stored);
    const paragraph = page.querySelector('p');
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(page, within(<SafeHtml html={stored} />), {
        onRecoverableError: (problem) => problems.push(problem),
      }),
    );
    expect(page.querySelector('p')).toBe(paragraph);
    expect(problems).toEqual([]);
    await act(async () => root.render(within(<SafeHtml html={hostile} />)));
    await screen.findByText('Fine');
    expect(page.querySelector('script')).toBeNull();
    await act(async () => root.unmount());
    page.remove();
  });
});
