import { useHydrating } from '@shop/ui';
import { afterPaint } from '@shop/ui/after-paint';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * True during the first paint of a page after a click, which renders only what is above the fold, to paint sooner. A page from
 * the server is fully rendered, and so is one that Back returns to: it has to be as tall as it was.
 */
export function useFirstPaint(): boolean {
  const isHydrating = useHydrating();
  const isReturn = useNavigationType() === 'POP';
  const [isFirst, setFirst] = useState(!isHydrating && !isReturn);
  useEffect(() => {
    if (isFirst) return afterPaint(() => startTransition(() => setFirst(false)));
  }, [isFirst]);
  return isFirst;
}
