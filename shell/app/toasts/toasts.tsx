import { useEffect } from 'react';
import { fetchAhead, useArrived } from '../../paint/lazy';
import { whenUsed } from '../../paint/when-used';
import { toastCode } from './show-toast';

/** The toast area, from the first toast on; its code is loaded once the shopper does something that may show one. */
export function Toasts() {
  const code = useArrived(toastCode);
  useEffect(() => whenUsed(() => fetchAhead(toastCode)), []);
  return code && <code.ToastArea />;
}
