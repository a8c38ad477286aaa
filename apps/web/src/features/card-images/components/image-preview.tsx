import { type CardImageSize, cardImageSizes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Loading } from '#ui/state/skeleton.tsx';
import styles from './share-dialog.module.css';
import type { CardImage } from './use-card-image.ts';

interface ImagePreviewProps {
  readonly title: string;
  readonly size: CardImageSize;
  readonly image: CardImage;
}

/**
 * The image as it will be sent. While another size is being generated the last one stays visible, so that nothing
 * jumps.
 */
export function ImagePreview({ title, size, image }: ImagePreviewProps) {
  const { t } = useTranslation(['card-images', 'ui']);
  const { width, height } = cardImageSizes[size];
  const { address, error } = image;
  return (
    <div className={styles.stage}>
      {error ? (
        <div className={styles.failure} role="alert">
          <p>{errorText(error)}</p>
          <Button onClick={image.retry} busy={image.isFetching}>
            {t('ui:retry')}
          </Button>
        </div>
      ) : (
        <>
          {image.isFetching && <Loading />}
          {address ? (
            <img
              className={styles.preview}
              data-waiting={image.blob ? undefined : true}
              src={address}
              alt={t('card-images:previewOf', { title })}
              width={width}
              height={height}
            />
          ) : (
            <span className={styles.blank} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true" />
          )}
        </>
      )}
    </div>
  );
}
