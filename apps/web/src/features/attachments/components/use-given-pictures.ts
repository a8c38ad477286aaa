import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileInAddress, picturesAlone } from '#lib/pasted/pasted.ts';
import { notify } from '#ui/toast/notify.ts';
import { remoteImage } from '../api/fetch-remote-image.ts';
import type { PictureSource } from './use-picture-upload.ts';

/**
 * Accepts a picture that is dropped anywhere on the page or pasted, while the component is mounted. Of several, the first
 * is taken, and a toast says that the others are not. Returns true while files are dragged over the page.
 */
export function useGivenPictures(onGiven: (given: File | PictureSource) => void): boolean {
  const { t } = useTranslation('attachments');
  const [over, setOver] = useState(false);
  const take = useEffectEvent((first: File | PictureSource, others = 0) => {
    if (others > 0) notify.info(t('othersLeftOut', { count: others }));
    onGiven(first);
  });
  useEffect(() => {
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const [file, ...others] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file, others.length);
    };
    const paste = (event: ClipboardEvent) => {
      const pictures = event.clipboardData && picturesAlone(event.clipboardData);
      if (!pictures) return;
      const [first, ...others] = 'files' in pictures ? pictures.files : [pictureAt(pictures.source)];
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      take(first, others.length);
    };
    addEventListener('dragover', dragOver);
    addEventListener('dragleave', dragLeave);
    addEventListener('drop', drop, true);
    addEventListener('paste', paste, true);
    return () => {
      removeEventListener('dragover', dragOver);
      removeEventListener('dragleave', dragLeave);
      removeEventListener('drop', drop, true);
      removeEventListener('paste', paste, true);
    };
  }, []);
  return over;
}

/** The picture at the source that pasted HTML names, if it can be read: not on the disk or in the memory of a program. */
const pictureAt = (source: string): File | PictureSource | undefined =>
  /^https?:\/\//i.test(source) ? remoteImage(source) : fileInAddress(source);
