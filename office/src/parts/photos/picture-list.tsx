import { Button, TextField } from '@shop/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
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

/** The chosen pictures. They are ordered by drag and drop, or by buttons. */
export function PictureList({ pictures, ordered, alts, onAlt, onMove, onRemove }: PictureListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const over = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    setTarget(index);
  };
  const drop = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (index !== dragged) onMove(dragged, index);
    end();
  };
  /** Moves by a button, which keeps the focus: React moves the list item, and browsers then blur it. */
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
            data-target={target === index && target !== dragged ? '' : undefined}
            onDragOver={(event) => over(event, index)}
            onDrop={(event) => drop(event, index)}
          >
            <div
              className={styles.handle}
              draggable={isOrdered}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(index);
              }}
              onDragEnd={end}
            >
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
