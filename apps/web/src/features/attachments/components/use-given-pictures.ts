import { useEffect, useRef, useState } from 'react';

/**
 * Accepts pictures that are dropped anywhere on the page or pasted, while the component is mounted. Returns true while
 * files are dragged over the page.
 */
export function useGivenPictures(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
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
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      const image = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      // Documents and spreadsheets also put a picture of their text on the clipboard; the user means the text then.
      if (!image || data?.getData('text/plain')) return;
      event.preventDefault();
      event.stopPropagation();
      take.current(image);
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
