import { shop } from '@shop/config';
import { ChatCircleIcon, EyeIcon, HeartIcon, VisuallyHidden } from '@shop/ui';
import { CreatorClip } from '../../slots/creators';
import styles from '../../slots/creators.module.css';
import type { CreatorCard } from '../../slots/creators-data';

const counted = new Intl.NumberFormat(shop.locale);

interface CreatorPosterProps {
  readonly creator: CreatorCard;
  /** Whether clips are to play. */
  readonly playing: boolean;
}

/** One creator's clip with its caption; the whole card opens the channel. */
export function CreatorPoster({ creator, playing }: CreatorPosterProps) {
  const counts = [
    { label: 'views', value: creator.views, Icon: EyeIcon },
    { label: 'likes', value: creator.likes, Icon: HeartIcon },
    { label: 'comments', value: creator.comments, Icon: ChatCircleIcon },
  ];
  return (
    <article className={styles.poster}>
      <CreatorClip videoId={creator.videoId} scene={creator.scene} playing={playing} />
      <div className={styles.caption}>
        <h3 className={styles.title}>{creator.title}</h3>
        <p className={styles.name}>
          <a href={creator.channelUrl} target="_blank" rel="noopener noreferrer" className={styles.channel}>
            <span>{creator.name}</span>
            <VisuallyHidden>, channel in a new tab</VisuallyHidden>
          </a>
        </p>
        <p className={styles.handle}>{creator.handle}</p>
        <p className={styles.handle}>{creator.timeAgo}</p>
        <ul className={styles.counts}>
          {counts.map(({ label, value, Icon }) => (
            <li key={label}>
              <Icon aria-hidden="true" />
              <span>{counted.format(value)}</span>
              <VisuallyHidden>{` ${label}`}</VisuallyHidden>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
