import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../messages';
import styles from './filters.module.css';

/** How long typed letters belong to one word, in milliseconds. */
const WORD_MS = 700;

interface TypeAhead {
  /** Whether a word is being typed at this time, so that a space is part of it. */
  isTyping(at: number): boolean;
  /**
   * The index of the option that a letter, typed at `at` milliseconds on the option at `index`, moves to; null for none.
   * Repeating a letter cycles through the options that begin with it.
   */
  find(letter: string, at: number, options: readonly string[], index: number): number | null;
}

/** Moves among options by their first letters. */
export function createTypeAhead(): TypeAhead {
  let word = '';
  let typedAt = -Infinity;
  const isTyping = (at: number) => word !== '' && at - typedAt < WORD_MS;

  return {
    isTyping,
    find(letter, at, options, index) {
      word = (isTyping(at) ? word : '') + letter.toLowerCase();
      typedAt = at;
      const repeated = [...word].every((other) => other === word[0]);
      const wanted = repeated ? word.charAt(0) : word;
      const first = index + (repeated ? 1 : 0);
      const order = options.map((_, step) => (first + step) % options.length);
      return order.find((place) => options[place]?.toLowerCase().startsWith(wanted)) ?? null;
    },
  };
}

/** Index of the option that a key moves to, among `count`; null for keys that do not move. */
function keyTarget(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

interface FilterOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChoose: (option: string) => void;
  /** Called when the shopper closes the list by keyboard without choosing. */
  readonly onLeave: () => void;
}

/**
 * The open list of a dropdown: the focus starts on the chosen option; arrows, Home, End and letters move it, Enter and
 * Space choose, Escape and Tab leave.
 */
export function FilterOptions({ id, label, options, value, onChoose, onLeave }: FilterOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(createTypeAhead);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const { key, timeStamp } = event;
    const isSpace = key === ' ' && !typeAhead.isTyping(timeStamp);
    if (key === 'Enter' || isSpace) {
      event.preventDefault();
      onChoose(options[index] ?? value);
      return;
    }
    if (key === 'Escape' || key === 'Tab') onLeave();
    const letter = isLetter(event);
    const target = letter
      ? typeAhead.find(
          key,
          timeStamp,
          options.map((option) => t(option)),
          index,
        )
      : keyTarget(key, index, options.length);
    if (letter || target !== null) event.preventDefault();
    if (target !== null) list.current?.querySelectorAll<HTMLElement>('[role="option"]').item(target).focus();
  };

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.options}>
      {options.map((option, index) => (
        <div
          key={option}
          role="option"
          tabIndex={-1}
          aria-selected={option === value}
          className={styles.option}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {t(option)}
        </div>
      ))}
    </div>
  );
}
