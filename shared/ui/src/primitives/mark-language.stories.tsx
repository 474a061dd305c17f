import type { Meta, StoryObj } from '@storybook/react-vite';
import { markLanguage } from './mark-language';

const meta = { title: 'primitives/mark-language' } satisfies Meta;

export default meta;

export const Hindi: StoryObj = {
  render: () => (
    <div>
      <h2>{markLanguage('Bahi बही Notebook')}</h2>
      <p>{markLanguage('A red account book, as a बही-खाता is bound.')}</p>
    </div>
  ),
};
