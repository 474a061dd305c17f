import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeHtml } from './safe-html';

const html = `<h2>Returns</h2>
<p>Send back what you do <em>not</em> want within <b>seven days</b>. <a href="/contact">Write to us</a> first.</p>
<ul><li>Unopened tapes and stickers</li><li>Notebooks without a word in them</li></ul>
<blockquote>Gift cards cannot be returned.</blockquote>
<table><tr><th>Parcel</th><th>Days</th></tr><tr><td>Within Rajasthan</td><td>2</td></tr></table>`;

const meta = { component: SafeHtml, args: { html } } satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};

export const WithForbiddenElements: Story = {
  args: { html: '<p style="color: red">Only this text is left.</p><script>document.title = "run"</script>' },
};
