import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SidePanel } from './side-panel';

function Shop({ closings }: { readonly closings: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SidePanel
        open={open}
        onClose={() => {
          closings.push('asked');
          setOpen(false);
        }}
        title="Cart"
        footer={<p>Total:</p>}
      >
        <p>Lines</p>
      </SidePanel>
    </>
  );
}

async function openPanel() {
  const closings: string[] = [];
  render(<Shop closings={closings} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { closings, panel: screen.getByRole('dialog', { name: 'Cart' }) };
}

async function expectClosed(closings: string[]) {
  await waitFor(() => expect(screen.queryByText('Lines')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(closings).toEqual(['asked']);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
}

describe('SidePanel', () => {
  it('renders nothing until it is opened', () => {
    render(<Shop closings={[]} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Lines')).not.toBeInTheDocument();
  });

  it('opens as a modal dialog named by its title, with the focus inside', async () => {
    const { panel } = await openPanel();
    expect(panel.textContent).toContain('Lines');
    expect(panel.textContent).toContain('Total:');
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it('does not add a landmark to the page', async () => {
    await openPanel();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('closes on its button and returns the focus', async () => {
    const { closings } = await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed(closings);
  });

  it('closes on Escape', async () => {
    const { closings } = await openPanel();
    await userEvent.keyboard('{Escape}');
    await expectClosed(closings);
  });

  it('closes on a press on the backdrop', async () => {
    const { closings, panel } = await openPanel();
    await userEvent.click(panel);
    await expectClosed(closings);
  });

  it('stays open if a press began inside, such as a text selection', async () => {
    const { closings, panel } = await openPanel();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Lines') },
      { target: panel },
      { keys: '[/MouseLeft]', target: panel },
    ]);
    expect(closings).toEqual([]);
    expect(screen.getByText('Lines')).toBeInTheDocument();
  });
});
