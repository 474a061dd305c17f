import type { Meta, StoryObj } from '@storybook/react-vite';
import { MastercardMark, PaypalMark, RupayMark, UpiMark, VisaMark } from './payment-mark';

const meta = {
  title: 'commerce/payment-mark',
  component: VisaMark,
  subcomponents: { MastercardMark, PaypalMark, RupayMark, UpiMark },
} satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-5)' }}>
      <UpiMark />
      <RupayMark />
      <VisaMark />
      <MastercardMark />
      <PaypalMark />
    </div>
  ),
  tags: ['forced-colors'],
};
