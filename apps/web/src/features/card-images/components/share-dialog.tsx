import type { CardAttributes, CardImageSize } from '@foreglow/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/index.ts';
import { useMounted } from '../../../ui/on-demand/index.ts';
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
  /** Other ways to take the card along, such as its PDF: buttons at the top. */
  readonly downloads?: ReactNode;
}

/** Shares a card: its image in several sizes, its address, and public links to the image. */
export default function ShareDialog({ card, opened, onClose, downloads }: ShareDialogProps) {
  const { t } = useTranslation('card-images');
  const mounted = useMounted();
  return (
    <Dialog opened={opened && mounted} onClose={onClose} title={t('title')} width={820}>
      <ShareContent card={card} downloads={downloads} />
    </Dialog>
  );
}

function ShareContent({ card, downloads }: Pick<ShareDialogProps, 'card' | 'downloads'>) {
  const [size, setSize] = useState<CardImageSize>('link');
  const image = useCardImage(card.slug, size);
  return (
    <div className={styles.content}>
      {downloads && <div className={styles.downloads}>{downloads}</div>}
      <div className={styles.image}>
        <ImagePreview title={card.title} size={size} image={image} />
        <div className={styles.side}>
          <SizeChoice value={size} onChange={setSize} />
          <ImageActions card={card} size={size} image={image} />
        </div>
      </div>
      <PublicLinks card={card} size={size} />
    </div>
  );
}
