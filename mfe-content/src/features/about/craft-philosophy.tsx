import { classNames, motifs } from '@shop/ui';
import { Motif } from '../motifs/motif';
import { Band } from '../band';
import columns from './columns.module.css';
import styles from './craft-philosophy.module.css';

/** Why the shop makes things the slow way. */
export function CraftPhilosophy() {
  return (
    <Band labelledBy="craft-philosophy">
      <div className={classNames(columns.columns, styles.columns)}>
        <div className={columns.words}>
          <h2 id="craft-philosophy">Our craft philosophy</h2>
          <p>
            A letter takes longer than a message, and that is the point of it. We make the things that slow
            writing needs: paper with a tooth, ink with a colour of its own, a seal that has to be broken.
          </p>
          <p>
            Old ways are not kept here for their age. They are kept where they are better: thread holds longer
            than glue, a hand-cut block prints with more life than a plate, and a bahi that opens flat is a
            pleasure every single day.
          </p>
        </div>
        <div className={styles.stamps} aria-hidden="true">
          {(['lotus', 'nib'] as const).map((name) => (
            <span key={name} className={styles.lift}>
              <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
                <Motif name={name} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </Band>
  );
}
