import { createContext, useContext } from 'react';
import type { Me, Right } from '../api/types';

/** Whoever is signed in, inside of the gate. */
export const MeContext = createContext<Me | null>(null);

/** Whoever is signed in. Throws outside of the gate. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('Nobody is signed in here.');
  return me;
}

/** Whether the staff member who is signed in may do that; what one may not do is not shown. */
export const useMay = (right: Right): boolean => useMe().rights.includes(right);
