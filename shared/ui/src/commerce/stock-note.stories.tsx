import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockNote } from './stock-note';

const meta = {
  component: StockNote,
  args: { wanted: 5, free: 2, onMake: () => undefined },
} satisfies Meta<typeof StockNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRemove = () => undefined;

export const FewLeft: Story = {};

export const FewLeftWithRemove: Story = { args: { onRemove }, tags: ['forced-colors'] };

export const FewLeftInAllColours: Story = { args: { shared: 7, onRemove } };

export const SoldOut: Story = { args: { free: 0, onRemove } };

export const NoLongerAvailable: Story = { args: { free: null, onRemove } };

export const Disabled: Story = { args: { onRemove, disabled: true } };

export const Enough: Story = {
  args: { free: 9 },
  render: (args) => (
    <div>
      <p>There is enough, so there is no note.</p>
      <StockNote {...args} />
    </div>
  ),
};
