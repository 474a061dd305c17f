import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormDialog } from './form-dialog';

const meta = {
  component: FormDialog,
  args: {
    open: true,
    title: 'Cancel this order?',
    children: <p>Nothing will be sent. You will be refunded to your original payment method.</p>,
    submit: 'Cancel the order',
    leave: 'Keep order',
    busy: false,
    onSubmit: () => undefined,
    onClose: () => undefined,
  },
  tags: ['window'],
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { tags: ['forced-colors'] };

export const UnderWay: Story = { args: { busy: true } };
