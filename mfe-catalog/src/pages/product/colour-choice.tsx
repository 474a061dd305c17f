import { useId } from 'react';
import styles from './colour-choice.module.css';

interface ColourChoiceProps {
  readonly colours: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (colour: string) => void;
}

/** The colours of a product, one to choose. */
export function ColourChoice({ colours, chosen, onChoose }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>Color</legend>
      <div className={styles.row}>
        {colours.map((colour, index) => (
          <label key={`${index} ${colour}`} className={styles.colour}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === chosen}
              onChange={() => onChoose(colour)}
              className={styles.radio}
            />
            <span>{colour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
