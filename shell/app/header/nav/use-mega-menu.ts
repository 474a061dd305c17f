import { useEffect, useRef, useState } from 'react';
import type { MenuKind } from '../menus/menu-kind';

/** How long the pointer hovers before a menu opens, and may be outside before it closes, in milliseconds. */
const openDelay = 120;
const closeDelay = 280;

interface OpenMenu {
  readonly menu: MenuKind;
  /** Opened by its button, so that a pointer that leaves does not close it. */
  readonly pinned: boolean;
}

export interface MegaMenu {
  readonly active: MenuKind | null;
  /** Whether the shopper has come near the menus at all. */
  readonly wanted: boolean;
  readonly want: () => void;
  readonly enter: (menu: MenuKind) => void;
  readonly leave: () => void;
  readonly toggle: (menu: MenuKind) => void;
  readonly close: () => void;
}

/**
 * Which of the mega menus is open, if any. The delays let a pointer cross other entries on its way into a menu.
 * A press on the button of a menu that hovering opened keeps it open; the next one closes it.
 */
export function useMegaMenu(): MegaMenu {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, next: (now: OpenMenu | null) => OpenMenu | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const now = (next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  return {
    active: open?.menu ?? null,
    wanted,
    want: () => setWanted(true),
    enter: (menu) =>
      later(openDelay, (current) => (current?.menu === menu ? current : { menu, pinned: false })),
    leave: () => later(closeDelay, (current) => (current?.pinned ? current : null)),
    toggle: (menu) => {
      setWanted(true);
      now(open?.menu === menu && open.pinned ? null : { menu, pinned: true });
    },
    close: () => now(null),
  };
}
