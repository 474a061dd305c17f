import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { useDismiss } from './use-dismiss';

function Box({ open, onDismiss }: { open: boolean; onDismiss: (hadFocus: boolean) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, open, onDismiss);
  return (
    <>
      <div ref={box}>
        <button type="button">Inside</button>
      </div>
      <p>Blank</p>
      <button type="button">Outside</button>
    </>
  );
}

function renderBox(open = true) {
  const dismissals: boolean[] = [];
  render(<Box open={open} onDismiss={(hadFocus) => dismissals.push(hadFocus)} />);
  return dismissals;
}

describe('useDismiss', () => {
  it('is notified of a press outside, and not of one inside', async () => {
    const dismissals = renderBox();
    await userEvent.click(screen.getByText('Inside'));
    expect(dismissals).toEqual([]);
    await userEvent.click(screen.getByText('Blank'));
    expect(dismissals).toEqual([false]);
  });

  it('reacts to Escape, and reports whether the focus was inside', async () => {
    const dismissals = renderBox();
    await userEvent.keyboard('{Escape}');
    screen.getByText('Inside').focus();
    await userEvent.keyboard('{Escape}');
    expect(dismissals).toEqual([false, true]);
  });

  it('is notified when the focus moves away', async () => {
    const dismissals = renderBox();
    screen.getByText('Inside').focus();
    await userEvent.tab();
    expect(screen.getByText('Outside')).toHaveFocus();
    expect(dismissals).toEqual([false]);
  });

  it('is not notified while closed', async () => {
    const dismissals = renderBox(false);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Blank'));
    expect(dismissals).toEqual([]);
  });
});
