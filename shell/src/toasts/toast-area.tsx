import { timings } from '@shop/config';
import { Toaster } from 'react-hot-toast';

export { toast } from 'react-hot-toast';

/** The toast area at the top right of every page. */
export function ToastArea() {
  return <Toaster position="top-right" toastOptions={{ error: { duration: timings.errorToast } }} />;
}
