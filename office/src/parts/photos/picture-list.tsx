import { Button, TextField } from '@shop/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { NamedPicture } from '../../api/types';
import styles from './pictures-field.module.css';

/** A thumbnail. The browser picks the file that fits the width of a column. */
export const Thumbnail = ({ photo }: Pick<NamedPicture, 'photo'>) => (
  <img src={photo.secure_url} srcSet={photo.srcset} sizes={photo.srcset && '160px'} alt="" loading="lazy" />
);

/** The list with the picture at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * Moves the items of a list by dragging an element in them. The listeners are on the list, because its items are not interactive:
 * buttons do the same. Returns the index of the item under the pointer.
 */
function useDragOrder(
  list: RefObject<HTMLUListElement | null>,
  onMove: (from: number, to: number) => void,
): number | null {
  const move = useRef(onMove);
  const [target, setTarget] = useState<number | null>(null);
  useEffect(() => {
    move.current = onMove;
  }, [onMove]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let dragged: number | null = null;
    const indexOf = ({ target: inside }: Event) => {
      const item = inside instanceof Element ? inside.closest('li') : null;
      return item ? [...element.children].indexOf(item) : -1;
    };
    const start = (event: DragEvent) => {
      dragged = indexOf(event);
      event.dataTransfer?.setData('text/plain', '');
    };
    const over = (event: DragEvent) => {
      const index = indexOf(event);
      if (dragged === null || index < 0) return;
      event.preventDefault();
      setTarget(index === dragged ? null : index);
    };
    const end = () => {
      dragged = null;
      setTarget(null);
    };
    const drop = (event: DragEvent) => {
      const [from, to] = [dragged, indexOf(event)];
      if (from === null || to < 0) return;
      event.preventDefault();
      end();
      if (from !== to) move.current(from, to);
    };
    const listeners = { dragstart: start, dragover: over, drop, dragend: end } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name as 'drop', listener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name as 'drop', listener);
      }
    };
  }, [list]);
  return target;
}

interface PictureListProps {
  readonly pictures: readonly NamedPicture[];
  /** Whether the first picture is the main one of several. */
  readonly ordered: boolean;
  /** Alternative texts by name; undefined without fields for them. */
  readonly alts: Readonly<Record<string, string>> | undefined;
  readonly onAlt: (name: string, alt: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (name: string) => void;
}

/** The chosen pictures. They can be reordered by drag and drop, or by buttons. */
export function PictureList({ pictures, ordered, alts, onAlt, onMove, onRemove }: PictureListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const target = useDragOrder(list, onMove);
  /** Moves a picture by a button, and focuses the button again: React moves the list item, and browsers then blur it. */
  const step = (name: string, from: number, to: number, label: string) => {
    onMove(from, to);
    requestAnimationFrame(() => {
      const item = [...(list.current?.children ?? [])].find(
        (each) => each instanceof HTMLElement && each.dataset.name === name,
      );
      const buttons = [...(item?.querySelectorAll('button') ?? [])];
      (buttons.find((button) => button.ariaLabel === label) ?? buttons[0])?.focus();
    });
  };
  const isOrdered = ordered && pictures.length > 1;
  return (
    <ul ref={list} className={styles.pictures}>
      {pictures.map(({ name, photo }, index) => {
        const earlier = `Move earlier: ${name}`;
        const later = `Move later: ${name}`;
        return (
          <li
            key={name}
            className={styles.picture}
            data-name={name}
            data-target={target === index ? '' : undefined}
          >
            <div className={styles.handle} draggable={isOrdered}>
              <Thumbnail photo={photo} />
            </div>
            <span className={styles.name}>{index === 0 && ordered ? `${name} (main)` : name}</span>
            {alts && (
              <TextField
                label="Alternative text"
                id={`${id}-${index}`}
                name=""
                maxLength={200}
                autoComplete="off"
                value={alts[name] ?? photo.alt ?? ''}
                onChange={(event) => onAlt(name, event.target.value)}
              />
            )}
            <div className={styles.steps}>
              {isOrdered && index > 0 && (
                <Button
                  variant="quiet"
                  aria-label={earlier}
                  onClick={() => step(name, index, index - 1, earlier)}
                >
                  ←
                </Button>
              )}
              {isOrdered && index < pictures.length - 1 && (
                <Button
                  variant="quiet"
                  aria-label={later}
                  onClick={() => step(name, index, index + 1, later)}
                >
                  →
                </Button>
              )}
              {isOrdered && index > 0 && (
                <Button variant="quiet" aria-label={`Make main: ${name}`} onClick={() => onMove(index, 0)}>
                  Make main
                </Button>
              )}
              <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
                Remove
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
