import { timings } from '@shop/config';
import { Toaster } from 'react-hot-toast';

export { toast } from 'react-hot-toast';

/** Pixels from the window's top: below the strip and the header. */
const belowHeader = 116;

/**
 * The toast area at the top right of every page. A toast is to be read, not pressed: a press goes to what lies under it.
 * Custom ones, which have buttons, are pressed as usual.
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
