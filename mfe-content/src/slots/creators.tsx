import { shop, timings } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import {
  Carousel,
  ChatCircleIcon,
  EyeIcon,
  HeartIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  ProductPhoto,
  SectionHeading,
  useReducedMotion,
  VisuallyHidden,
} from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { Band } from '../features/band';
import { SampleMark } from '../features/eyebrow';
import { clipOf, creators, type ClipId, type CreatorCard } from './creators-data';
import styles from './creators.module.css';

interface CreatorClipProps {
  readonly videoId: ClipId;
  /** Alternative text. */
  readonly scene: string;
  /** Whether clips may play; this one then plays while it is in view. */
  readonly playing: boolean;
}

/** The share of a clip that must be in view for it to play. */
const minVisible = 0.5;

/** A muted, looping clip. Until it plays, its poster shows and the video is not fetched. */
function CreatorClip({ videoId, scene, playing }: CreatorClipProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [inView, setInView] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const [moves, setMoves] = useState(false);
  const { videoUrl, poster } = clipOf(videoId);
  const shown = playing && inView;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        threshold: minVisible,
      },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  if (shown && !wasShown) setWasShown(true);

  useEffect(() => {
    // If the browser blocks autoplay, the poster stays.
    if (shown) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [shown]);

  return (
    <div ref={frame} className={styles.clip}>
      <ProductPhoto
        photo={poster}
        alt={scene}
        sizes="(min-width: 1280px) 250px, (min-width: 640px) 33vw, 70vw"
        className={styles.still}
      />
      {wasShown && (
        <video
          ref={video}
          className={styles.video}
          src={videoUrl}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          data-moves={moves}
          onPlaying={() => setMoves(true)}
        />
      )}
    </div>
  );
}

const counted = new Intl.NumberFormat(shop.locale);

interface CreatorPosterProps {
  readonly creator: CreatorCard;
  /** Whether clips may play. */
  readonly playing: boolean;
}

/** One creator's clip with its caption; the whole card opens the channel. */
function CreatorPoster({ creator, playing }: CreatorPosterProps) {
  const counts = [
    { label: 'views', value: creator.views, Icon: EyeIcon },
    { label: 'likes', value: creator.likes, Icon: HeartIcon },
    { label: 'comments', value: creator.comments, Icon: ChatCircleIcon },
  ];
  return (
    <article className={styles.card}>
      <CreatorClip videoId={creator.videoId} scene={creator.scene} playing={playing} />
      <div className={styles.caption}>
        <h3 className={styles.title} lang={langOfEnglish()}>
          {creator.title}
        </h3>
        <p className={styles.name}>
          <a href={creator.channelUrl} target="_blank" rel="noopener noreferrer" className={styles.channel}>
            <span>{creator.name}</span>
            <VisuallyHidden>{t(', channel in a new tab')}</VisuallyHidden>
          </a>
        </p>
        <p className={styles.handle}>{creator.handle}</p>
        <p className={styles.handle}>{t(creator.timeAgo)}</p>
        <ul className={styles.counts}>
          {counts.map(({ label, value, Icon }) => (
            <li key={label}>
              <Icon aria-hidden="true" />
              <span>{counted.format(value)}</span>
              <VisuallyHidden>{` ${t(label)}`}</VisuallyHidden>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

const headingId = 'creators';

/** Five creators who use the shop's products, each with a clip that plays while it is in view. */
export function CreatorsSection() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !reduced;
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title={t('From our creators')} id={headingId} />
      <p className={styles.sample}>
        <SampleMark>{t('Sample clips and figures')}</SampleMark>
      </p>
      <Carousel
        label={t('Creators')}
        transition={timings.carouselTransition}
        className={styles.strip}
        control={
          <IconButton label={t(playing ? 'Pause clips' : 'Play clips')} onClick={() => setChoice(!playing)}>
            {playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
          </IconButton>
        }
      >
        {creators.map((creator) => (
          <CreatorPoster key={creator.id} creator={creator} playing={playing} />
        ))}
      </Carousel>
    </Band>
  );
}
