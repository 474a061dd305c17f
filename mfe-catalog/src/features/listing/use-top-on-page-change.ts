import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Another page of the same listing starts at its top; Back and Forward keep the browser's position. */
export function useTopOnPageChange(page: number): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, kind]);
}
