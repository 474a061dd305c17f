import { useHydrating } from '@shop/ui';
import { afterPaint } from '@shop/ui/after-paint';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * True while a screen that was just clicked for is to show what meets the eye only, so that it does so sooner. A page from
 * the server is whole, and so is one that Back returns to: it has to be as tall as it was left.
 */
export function useFirstSight(): boolean {
  const isHydrating = useHydrating();
  const isReturn = useNavigationType() === 'POP';
  const [isFirst, setFirst] = useState(!isHydrating && !isReturn);
  useEffect(() => {
    if (isFirst) return afterPaint(() => startTransition(() => setFirst(false)));
  }, [isFirst]);
  return isFirst;
}
