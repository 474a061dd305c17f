import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';

const dialog = (sent: (reason: unknown) => void, closed: () => void, noValidate = false) => (
  <FormDialog
    open
    title="Cancel this order?"
    submit="Cancel the order"
    leave="Keep order"
    busy={false}
    noValidate={noValidate}
    describedBy="reason-note"
    onSubmit={(form) => sent(new FormData(form).get('reason'))}
    onClose={closed}
  >
    <p id="reason-note">You will be refunded.</p>
    <input name="reason" aria-label="Reason" required />
  </FormDialog>
);

it('submits its fields once they are filled in, and can be cancelled', async () => {
  const [sent, closed] = [jest.fn(), jest.fn()];
  render(dialog(sent, closed));
  expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toHaveAccessibleDescription(
    'You will be refunded.',
  );
  const submit = screen.getByRole('button', { name: 'Cancel the order' });
  await userEvent.click(submit);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason'), 'Too pink{Enter}');
  expect(sent.mock.calls).toEqual([['Too pink']]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('leaves validation to its owner with `noValidate`', async () => {
  const sent = jest.fn();
  render(dialog(sent, () => undefined, true));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(sent.mock.calls).toEqual([['']]);
});
