import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { UndoLine } from '#ui/undo-line/undo-line.tsx';
import { attachmentQuery } from '../api/read-attachment.ts';
import type { DescribedImage } from '../rules/described-image.ts';
import { pictureOf } from '../rules/picture-of.ts';
import styles from './described-picture.module.css';
import { PictureField } from './picture-field.tsx';
import { useGivenPictures } from './use-given-pictures.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface DescribedPictureProps {
  readonly image: DescribedImage | null;
  readonly upload: PictureUpload;
  /** Seed of the art that is shown when there is no picture. */
  readonly seed: string;
  /** Shown in a column of fields with its own edges, instead of reaching the edges of the dialog. */
  readonly framed?: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (image: DescribedImage | null) => void;
}

/**
 * A picture with its texts in an editor. The picture is chosen with a button, or dropped or pasted anywhere while the
 * editor is open.
 */
export function DescribedPicture({ image, upload, seed, framed, errors, onChange }: DescribedPictureProps) {
  const { t } = useTranslation('attachments');
  const { data: stored, isLoading } = useQuery({ ...attachmentQuery(image?.slug ?? ''), enabled: image !== null });
  const [removed, setRemoved] = useState<DescribedImage | null>(null);
  const over = useGivenPictures((file) => upload.take(file));
  const say = (words: Partial<DescribedImage>) => image && onChange({ ...image, ...words });
  return (
    <div className={cx(styles.part, framed && styles.framed)}>
      <PictureField
        label={t('picture')}
        image={image && stored ? pictureOf(stored, 'large') : null}
        loading={isLoading}
        seed={seed}
        upload={upload}
        over={over}
        onRemove={() => {
          onChange(null);
          setRemoved(image);
        }}
      >
        {!image && removed && <UndoLine text={t('removed')} onUndo={() => onChange(removed)} />}
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
