import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from './carousel';

const names = ['Stickers', 'Washi Tape', 'Stamps', 'Notebooks', 'Pens', 'Gift Cards'];
const card = {
  display: 'grid',
  placeItems: 'center',
  height: 96,
  border: '1px solid var(--line)',
  background: 'var(--card)',
} as const;

const slides = (count: number) =>
  names.slice(0, count).map((name) => (
    <div key={name} style={card}>
      {name}
    </div>
  ));

const meta = {
  component: Carousel,
  args: { label: 'Categories', transition: 500, dots: true, children: slides(6) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const perView = (count: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ '--per-view': count } as React.CSSProperties}>
      <Story />
    </div>
  ),
];

export const OneAtATime: Story = { tags: ['hover', 'focus', 'forced-colors'] };

export const SeveralAtATime: Story = { args: { loop: true }, decorators: perView(3), tags: ['wide'] };

export const StartingInTheMiddle: Story = { args: { at: 2, onMove: () => undefined } };

export const Autoplay: Story = { args: { autoplay: 3000 } };

export const WithoutDots: Story = { args: { dots: false } };

export const AllInSight: Story = { args: { children: slides(2) }, decorators: perView(2) };

export const OneSlide: Story = { args: { children: slides(1) } };
