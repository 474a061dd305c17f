import { timings } from '@shop/config';
import { Toaster } from 'react-hot-toast';

export { toast } from 'react-hot-toast';

/** Pixels from the window's top: below the strip and the header. */
const belowHeader = 116;

/**
 * The toast area at the top right of every page. Toasts let presses through to what lies under them.
 * Custom ones, which have buttons, take presses as usual.
 */
export function ToastArea() {
  return (
    <Toaster
      position="top-right"
      containerStyle={{ top: belowHeader }}
      toastOptions={{ style: { pointerEvents: 'none' }, error: { duration: timings.errorToast } }}
    />
  );
}
