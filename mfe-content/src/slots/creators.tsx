import { ProductPhoto } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { clipOf, type ClipId } from '../features/creators/clip';
import styles from '../features/creators/creator-clip.module.css';

interface CreatorClipProps {
  readonly videoId: ClipId;
  /** What it shows, in words. */
  readonly scene: string;
  /** Whether clips are to play at all; this one then does while it is in view. */
  readonly playing: boolean;
}

/** How much of a clip has to be in view for it to play. */
const enough = 0.5;

/** A muted clip that plays over and over; its poster until then. Nothing of the video is fetched before. */
export function CreatorClip({ videoId, scene, playing }: CreatorClipProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [inView, setInView] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const [moves, setMoves] = useState(false);
  const { videoUrl, poster } = clipOf(videoId);
  const shown = playing && inView;

  useEffect(() => {
    if (!frame.current) return;
    const sight = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: enough,
    });
    sight.observe(frame.current);
    return () => sight.disconnect();
  }, []);

  if (shown && !wasShown) setWasShown(true);

  useEffect(() => {
    // Where a browser will not let it play, the poster stays.
    if (shown) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [shown]);

  return (
    <div ref={frame} className={styles.clip}>
      <ProductPhoto
        photo={poster}
        alt={scene}
        sizes="(min-width: 1280px) 250px, (min-width: 640px) 33vw, 70vw"
        className={styles.poster}
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
