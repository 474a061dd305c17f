import { timings } from '@shop/config';
import { CheckCircleIcon, classNames, WarningCircleIcon } from '@shop/ui';
import { Toaster } from 'react-hot-toast';
import styles from './toast-area.module.css';

export { toast } from 'react-hot-toast';

/** Pixels from the window's top: below the strip and the header. */
const belowHeader = 116;

/** The toast area at the top right of every page. Only custom toasts, which have buttons, receive pointer events. */
export function ToastArea() {
  return (
    <Toaster
      position="top-right"
      containerStyle={{ top: belowHeader }}
      toastOptions={{
        className: styles.slip,
        // The library's icons are animated and do not appear with reduced motion.
        success: { icon: <CheckCircleIcon size={22} style={{ color: 'var(--green)' }} /> },
        error: {
          className: classNames(styles.slip, styles.failed),
          duration: timings.errorToast,
          icon: <WarningCircleIcon size={22} style={{ color: 'var(--ledger)' }} />,
        },
      }}
    />
  );
}
