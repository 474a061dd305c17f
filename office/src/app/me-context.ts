import { createContext, useContext } from 'react';
import type { Me, Right } from '../api/types';

/** The signed-in staff member, inside `SessionGate`. */
export const MeContext = createContext<Me | null>(null);

/** The signed-in staff member. Throws outside `SessionGate`. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe is called outside SessionGate.');
  return me;
}

/** Whether the signed-in staff member has a right. Actions without it are not rendered. */
export const useMay = (right: Right): boolean => useMe().rights.includes(right);
