import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

/**
 * The field `key` of a form: new each time the form is shown, and the same however often it is sent, so that what was done already
 * is not done again.
 */
export function RequestKey() {
  const [key] = useState(() => nanoid());
  return <input type="hidden" name="key" value={key} />;
}
