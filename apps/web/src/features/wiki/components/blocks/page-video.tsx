import { type VideoBlock, videoPlayerOf } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';
import { PageText } from './rich-text.tsx';

/** Permissions that the players need: scripts, their own storage, full screen, and opening their site in a new tab. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** A video: from YouTube, Vimeo or Mux in a frame, any other in the player of the browser. */
export function PageVideo({ video: { url, caption } }: { readonly video: VideoBlock['video'] }) {
  const { t } = useTranslation('wiki');
  const player = videoPlayerOf(url);
  const words = caption.map(({ plain_text }) => plain_text).join('');
  return (
    <figure className={styles.figure}>
      {player.kind === 'frame' && (
        <iframe
          className={styles.video}
          src={player.src}
          title={words || t('videoOf', { service: player.service })}
          loading="lazy"
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          // The players do not work without the origin of the page.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={sandbox}
        />
      )}
      {player.kind === 'native' && (
        // biome-ignore lint/a11y/useMediaCaption: the source has none
        <video className={styles.video} src={player.src} aria-label={words || t('video')} controls preload="metadata" />
      )}
      {player.kind === 'none' && <p className={styles.failed}>{t('videoUnknown')}</p>}
      {caption.length > 0 && (
        <figcaption className={styles.caption}>
          <PageText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
