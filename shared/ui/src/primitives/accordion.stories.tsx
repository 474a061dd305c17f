import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion';

const meta = {
  component: Accordion,
  args: {
    items: [
      { id: 'description', title: 'Description', content: <p>Ten metres of washi tape, 15 mm wide.</p> },
      { id: 'faq', title: 'FAQ', content: <p>It comes off paper without a trace.</p> },
      { id: 'contact', title: 'Contact Us', content: <p>Write to us on any day.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['hover', 'focus'] };

export const Open: Story = { args: { defaultOpen: 'description' }, tags: ['wide', 'forced-colors'] };

export const LongText: Story = {
  args: {
    level: 3,
    defaultOpen: 'care',
    items: [
      {
        id: 'care',
        title: 'How do I care for a hand-bound notebook whose cover is made of cotton and mulberry paper?',
        content: (
          <p>
            Keep it dry and out of the sun, wipe the cover with a soft cloth, and press it flat under other
            books when a page has become damp. The thread may be waxed again each year.
          </p>
        ),
      },
    ],
  },
};
