import type { CardAttributes, CardImageSize } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { ImageActions } from './image-actions.tsx';
import { ImagePreview } from './image-preview.tsx';
import { PublicLinks } from './public-links.tsx';
import styles from './share-dialog.module.css';
import { SizeChoice } from './size-choice.tsx';
import { useCardImage } from './use-card-image.ts';

export interface ShareDialogProps {
  readonly card: CardAttributes;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shares a card: its image in several sizes, its address, and public links to the image. */
export default function ShareDialog({ card, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation('card-images');
  const mounted = useMounted();
  return (
    <Dialog opened={opened && mounted} onClose={onClose} title={t('title')} width={820}>
      <ShareContent card={card} onClose={onClose} />
    </Dialog>
  );
}

function ShareContent({ card, onClose }: Pick<ShareDialogProps, 'card' | 'onClose'>) {
  const [size, setSize] = useState<CardImageSize>('link');
  const image = useCardImage(card.slug, size);
  return (
    <div className={styles.content}>
      <div className={styles.image}>
        <ImagePreview title={card.title} size={size} image={image} />
        <div className={styles.side}>
          <SizeChoice value={size} onChange={setSize} />
          <ImageActions card={card} size={size} image={image} onLeave={onClose} />
        </div>
      </div>
      <PublicLinks card={card} size={size} />
    </div>
  );
}
