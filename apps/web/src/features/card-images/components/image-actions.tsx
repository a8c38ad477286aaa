import type { CardAttributes, CardImageSize } from '@foreglow/contract';
import { IconCopy, IconDownload, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCardDownloads } from '#features/exports/components/load-card-downloads.ts';
import { saveBlob } from '#lib/browser/save-blob.ts';
import { Button } from '#ui/button/button.tsx';
import { useLinkCopy } from '#ui/copy/use-link-copy.ts';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { notify } from '#ui/toast/notify.ts';
import { imageName } from '../rules/image-name.rules.ts';
import styles from './share-dialog.module.css';
import type { CardImage } from './use-card-image.ts';

/**
 * Copies a picture to the clipboard. Returns false if the browser does not allow it, such as on a page without https.
 */
async function copyImage(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}

interface ImageActionsProps {
  readonly card: CardAttributes;
  readonly size: CardImageSize;
  readonly image: CardImage;
  /** Called when another dialog opens instead. */
  readonly onLeave: () => void;
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Saves or copies the image, copies the address of the card, or saves the card as PDF. */
export function ImageActions({ card, size, image, onLeave }: ImageActionsProps) {
  const { t } = useTranslation('card-images');
  const copyLink = useLinkCopy();
  const [refused, setRefused] = useState(false);
  const { blob } = image;
  const waiting = !blob && !image.error;
  const copy = async (copied: Blob) => {
    const done = await copyImage(copied);
    setRefused(!done);
    if (done) notify.success(t('imageCopied'));
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        wide
        icon={<IconDownload {...icon} />}
        busy={waiting}
        disabled={Boolean(image.error)}
        onClick={() => blob && saveBlob(blob, imageName(card.title, size))}
      >
        {t('downloadImage')}
      </Button>
      <Button wide icon={<IconCopy {...icon} />} disabled={!blob} onClick={() => blob && void copy(blob)}>
        {t('copyImage')}
      </Button>
      {refused && (
        <p className={styles.note} role="alert">
          {t('imageNotCopied')}
        </p>
      )}
      <Button
        wide
        icon={<IconLink {...icon} />}
        onClick={() => void copyLink(`/projects/${card.project.slug}/cards/${card.slug}`)}
      >
        {t('copyCardLink')}
      </Button>
      <LoadedPart load={loadCardDownloads} props={{ card, onLeave }} />
    </div>
  );
}
