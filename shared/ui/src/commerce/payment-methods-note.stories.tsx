import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentMethodsNote } from './payment-methods-note';

const meta = { component: PaymentMethodsNote } satisfies Meta<typeof PaymentMethodsNote>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
