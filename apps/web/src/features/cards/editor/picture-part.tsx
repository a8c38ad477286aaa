import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/field/index.ts';
import {
  attachmentQuery,
  PictureField,
  type PictureUpload,
  pictureOf,
  useGivenPictures,
  useRemovedPicture,
} from '../../attachments/index.ts';
import type { CardImage, CardValues } from './card-values.rules.ts';
import styles from './picture-part.module.css';

interface PicturePartProps {
  readonly image: CardImage | null;
  readonly upload: PictureUpload;
  /** Seed of the art that stands in for a picture. */
  readonly seed: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** The picture of a card: given by a button, dropped or pasted anywhere while the editor is open. */
export function PicturePart({ image, upload, seed, errors, onChange }: PicturePartProps) {
  const { t } = useTranslation('cards');
  const stored = useQuery({ ...attachmentQuery(image?.slug ?? ''), enabled: image !== null }).data;
  const removed = useRemovedPicture();
  const over = useGivenPictures((file) => upload.take(file));
  const say = (part: Partial<CardImage>) => image && onChange({ image: { ...image, ...part } });
  return (
    <div className={styles.part}>
      <PictureField
        label={t('picture')}
        image={image && stored ? pictureOf(stored, 'large') : null}
        seed={seed}
        upload={upload}
        over={over}
        onRemove={() => {
          onChange({ image: null });
          removed(() => onChange({ image }));
        }}
      >
        {errors.attachment_id && <p role="alert">{errors.attachment_id}</p>}
        {image && (
          <div className={styles.words}>
            <TextField
              label={t('altText')}
              hint={t('altTextHint')}
              error={errors.meta}
              autoComplete="off"
              maxLength={limits.altTextLength}
              value={image.altText}
              onChange={(event) => say({ altText: event.target.value })}
            />
            <TextField
              label={t('credit')}
              hint={t('creditHint')}
              autoComplete="off"
              maxLength={limits.creditLength}
              value={image.credit}
              onChange={(event) => say({ credit: event.target.value })}
            />
          </div>
        )}
      </PictureField>
    </div>
  );
}
