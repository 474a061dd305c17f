import type { Meta, StoryObj } from '@storybook/react-vite';
import { motifs } from './motifs';

const meta = { title: 'primitives/motifs' } satisfies Meta;

export default meta;

const names = Object.keys(motifs) as (keyof typeof motifs)[];
const paper = { padding: 'var(--space-6)', backgroundColor: 'var(--buff)' };

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {names.map((name) => (
        <div key={name}>
          {name}
          <div className={motifs[name]} style={name === 'airmail' ? undefined : paper} />
        </div>
      ))}
    </div>
  ),
};
