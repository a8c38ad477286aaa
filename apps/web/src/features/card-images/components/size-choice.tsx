import { type CardImageSize, cardImageSizes } from '@foreglow/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './share-dialog.module.css';

const sizes = Object.keys(cardImageSizes) as CardImageSize[];

/** Length of the longest side of a shape icon, in pixels. */
const signSide = 18;

/** A choice of image sizes, each shown with an icon of its shape. */
export function SizeChoice({ value, onChange }: { value: CardImageSize; onChange: (size: CardImageSize) => void }) {
  const { t } = useTranslation('card-images');
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend>{t('size')}</legend>
      {sizes.map((size) => (
        <label key={size} className={styles.size}>
          <input type="radio" name={name} checked={value === size} onChange={() => onChange(size)} />
          <Shape size={size} />
          <span className={styles.sizeName}>{t(`size_${size}`)}</span>
          <span className={styles.pixels}>
            {cardImageSizes[size].width} × {cardImageSizes[size].height}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Shape({ size }: { size: CardImageSize }) {
  const { width, height } = cardImageSizes[size];
  const scale = signSide / Math.max(width, height);
  return (
    <span className={styles.shape} aria-hidden="true">
      <span style={{ width: width * scale, height: height * scale }} />
    </span>
  );
}
