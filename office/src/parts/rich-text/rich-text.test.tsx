import { expect, it } from '@jest/globals';
import { htmlRules } from '@shop/config/html-rules';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { canEdit } from './editor';
import { extensions } from './extensions';
import { isLinkAddress, isSameHtml, savedHtml } from './html';
import { RichTextField } from './rich-text-field';

// jsdom does not lay out text; the editor measures the selection to scroll to it.
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [rect], getBoundingClientRect: () => rect });

const value = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('[name="description"]')?.value;
const show = (html: string) =>
  render(
    <RichTextField label="Description" name="description" rows={4} maxLength={500} defaultValue={html} />,
  ).container;

it.each([
  '<p>Brass, <strong>heavy</strong> and <em>old</em>.</p><ul><li>80 mm</li><li>Lacquered</li></ul>',
  '<h4>Can it be engraved?</h4><p>Yes, <a href="/contact">ask us</a>.</p>',
  '<p>Write to <a href="https://post.example" target="_blank" rel="noopener noreferrer">the post</a></p>',
  '<figure><img src="/media/nib-800.webp" alt="A nib" width="800" height="600" loading="lazy"><figcaption>A nib</figcaption></figure>',
  '<table><thead><tr><th scope="col">Zone</th></tr></thead><tbody><tr><td>Pune</td></tr></tbody></table>',
  '<p>Since <time datetime="2026-01-01">January</time><br>H<sub>2</sub>O</p><blockquote><p>Yes.</p></blockquote><hr>',
  '<ol>\n  <li>One</li>\n  <li>Two<ul><li>Inside</li></ul></li>\n</ol>',
  '',
])('keeps %s', (html) => {
  expect(canEdit(html)).toBe(true);
});

it.each([
  '<details><summary>More</summary><p>Text</p></details>',
  '<dl><dt>Ink</dt><dd>Blue</dd></dl>',
  '<p lang="hi">बही</p>',
])('cannot edit %s without losing content', (html) => {
  expect(canEdit(html)).toBe(false);
});

it('writes only tags that the shop keeps', () => {
  const editor = new Editor({ element: null, injectCSS: false, extensions });
  const { nodes, marks } = editor.schema;
  const names = [...Object.keys(nodes), ...Object.keys(marks)];
  const tags: Readonly<Record<string, string>> = {
    ...{ paragraph: 'p', heading: 'h2', bulletList: 'ul', orderedList: 'ol', listItem: 'li', bold: 'strong' },
    ...{ italic: 'em', strike: 's', underline: 'u', link: 'a', hardBreak: 'br', horizontalRule: 'hr' },
  };
  const written = names.filter((name) => name !== 'doc' && name !== 'text').map((name) => tags[name] ?? name);
  expect(written.filter((tag) => !(htmlRules.tags as readonly string[]).includes(tag))).toEqual([]);
  editor.commands.setContent('<p onclick="x()">A<script>b()</script><iframe src="/"></iframe></p>');
  expect(editor.getHTML()).toBe('<p>A</p>');
  editor.destroy();
});

it('saves items of lists without paragraphs, and an empty document as an empty text', () => {
  expect(savedHtml('<ul><li><p>One</p></li></ul>')).toBe('<ul><li>One</li></ul>');
  expect(savedHtml('<p></p>')).toBe('');
  expect(isSameHtml('<p><b>A</b>\n b</p>', '<p><strong>A</strong> b</p>')).toBe(true);
  expect(isSameHtml('<p>A</p>', '<h2>A</h2>')).toBe(false);
});

it.each([
  ['https://a.example', true],
  ['mailto:a@example.in', true],
  ['/faq', true],
  ['#size', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['faq', false],
  ['', false],
])('a link to %s: %s', (address, allowed) => {
  expect(isLinkAddress(address, htmlRules.schemes)).toBe(allowed);
});

it('formats the text, and shows its HTML on request', async () => {
  const container = show('<p>Brass.</p>');
  const editor = await screen.findByRole('textbox', { name: 'Description' });
  expect(value(container)).toBe('<p>Brass.</p>');
  await userEvent.selectOptions(screen.getByLabelText('Style'), 'Subheading');
  await waitFor(() => expect(value(container)).toBe('<h3>Brass.</h3>'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(value(container)).toBe('<p>Brass.</p>'));
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  await waitFor(() => expect(value(container)).toBe('<ul><li>Brass.</li></ul>'));
  expect(screen.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true');
  expect(editor).toHaveTextContent('Brass.');
  await userEvent.click(screen.getByRole('button', { name: 'Edit as HTML: Description' }));
  const html = screen.getByLabelText<HTMLTextAreaElement>('Description');
  expect(html.value).toBe('<ul><li>Brass.</li></ul>');
  await userEvent.clear(html);
  await userEvent.type(html, '<details>More</details>');
  await userEvent.click(screen.getByRole('button', { name: 'Edit as text: Description' }));
  expect(screen.getByText(/^This text contains HTML that the editor does not support/)).toBeInTheDocument();
  expect(value(container)).toBe('<details>More</details>');
});

it('sets a link only to an allowed address', async () => {
  const container = show('<p>Brass.</p>');
  await screen.findByRole('textbox', { name: 'Description' });
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(screen.getByLabelText('Link URL'), 'javascript:x{Enter}');
  expect(screen.getByText(/^Enter a URL that starts with/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Link URL'));
  await userEvent.type(screen.getByLabelText('Link URL'), '/faq{Enter}');
  await waitFor(() => expect(value(container)).toContain('<a href="/faq">/faq</a>'));
});

it('opens a text as HTML if the editor would change it', async () => {
  const container = show('<dl><dt>Ink</dt><dd>Blue</dd></dl>');
  expect(await screen.findByText(/^This text contains HTML/)).toBeInTheDocument();
  expect(value(container)).toBe('<dl><dt>Ink</dt><dd>Blue</dd></dl>');
});
