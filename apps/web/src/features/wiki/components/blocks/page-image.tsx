import type { ImageBlock } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import styles from './media.module.css';
import { PageText } from './rich-text.tsx';

/** A picture with its caption. If it cannot be loaded, a note is shown instead. */
export function PageImage({ image: { alt, caption, file } }: { readonly image: ImageBlock }) {
  const { t } = useTranslation('wiki');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const words = alt ?? caption.map(({ plain_text }) => plain_text).join('');
  return (
    <figure className={styles.figure}>
      {state === 'failed' ? (
        <p className={styles.failed}>{words ? t('imageFailedNamed', { name: words }) : t('imageFailed')}</p>
      ) : (
        <img
          className={cx(styles.image, state === 'loading' && styles.loading)}
          src={file.url}
          alt={words}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {caption.length > 0 && (
        <figcaption className={styles.caption}>
          <PageText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
