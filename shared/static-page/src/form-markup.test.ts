import { describe, expect, it } from '@jest/globals';
import { formMarkup, type FormField } from './form-markup';
import { staticPage } from './static-page';

const fields: readonly FormField[] = [
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', kind: 'password' },
  { name: 'state', label: 'State', options: ['Delhi', 'Gujarat'], optional: true },
  { name: 'message', label: 'Message', kind: 'lines' },
  { name: 'token', label: '', kind: 'hidden' },
];
const form = {
  action: '/auth/login',
  submit: 'Sign In',
  fields,
  message: 'Email is <not> valid',
  values: {},
};

describe('a form of a page without scripts', () => {
  it('is posted to its URL, with a label for each field', () => {
    const html = formMarkup(form);
    expect(html).toContain('<form method="post" action="/auth/login">');
    expect(html).toContain('<label for="field-email">Email</label>');
    expect(html).toContain(
      '<input id="field-email" name="email" autocomplete="email" required type="email" value="">',
    );
    expect(html).toContain('<select id="field-state" name="state"><option value=""></option>');
  });

  it('escapes the entered values, and never includes a password', () => {
    const values = {
      email: '"><script>alert(1)</script>',
      password: 'rain on paper',
      state: 'Gujarat',
      message: '\n</textarea><b>bold</b>',
      token: 'a"b',
    };
    const html = formMarkup({ ...form, values });
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(html).toContain('<option value="Gujarat" selected>Gujarat</option>');
    expect(html).toContain('>\n\n&lt;/textarea&gt;&lt;b&gt;');
    expect(html).toContain('<input type="hidden" name="token" value="a&quot;b">');
    expect(html).not.toContain('rain on paper');
    expect(html).not.toContain('<script');
  });

  it('marks the invalid field and focuses it', () => {
    const html = formMarkup({ ...form, faulty: 'email' });
    expect(html).toContain(
      'required autofocus aria-invalid="true" aria-describedby="fault-email" type="email"',
    );
    expect(html).toContain('<p class="wrong" id="fault-email">Email is &lt;not&gt; valid</p>');
    expect(html.match(/autofocus/g)).toHaveLength(1);
    for (const faulty of [undefined, 'token', 'unknown'])
      expect(formMarkup({ ...form, ...(faulty && { faulty }) })).not.toMatch(/autofocus|class="wrong"/);
  });

  it('is part of its page, with the error message', () => {
    const page = staticPage({
      title: 'Sign In',
      rubber: 'Not sent',
      heading: 'Sign In',
      text: [],
      ways: [],
      form,
    });
    expect(page).toContain('<p class="fault" role="alert">Email is &lt;not&gt; valid</p>');
    expect(page).toContain('<button>Sign In</button></form>');
  });
});
