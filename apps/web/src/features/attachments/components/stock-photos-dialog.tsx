import { limits } from '@foreglow/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FoundPhotos } from './found-photos.tsx';
import styles from './stock-photos.module.css';
import type { KnownWords, PictureSource } from './use-picture-upload.ts';

interface StockPhotosDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChosen: (source: PictureSource, words: KnownWords) => void;
}

/** Searches photos that are free to use. */
export function StockPhotosDialog({ opened, onClose, onChosen }: StockPhotosDialogProps) {
  const { t } = useTranslation('attachments');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('stockPhotos')} width={820}>
      <Search onChosen={onChosen} />
    </Dialog>
  );
}

function Search({ onChosen }: Pick<StockPhotosDialogProps, 'onChosen'>) {
  const { t } = useTranslation('attachments');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ words: '', page: 1 });
  const search = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside a form, to which React would pass its submit event.
    event.stopPropagation();
    setAsked({ words: typed.trim(), page: 1 });
  };
  return (
    <>
      <form className={styles.search} onSubmit={search}>
        <TextField
          label={t('searchPhotos')}
          type="search"
          autoComplete="off"
          maxLength={limits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
        <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
          {t('search')}
        </Button>
      </form>
      {asked.words === '' ? (
        <p className={styles.note}>{t('searchHint')}</p>
      ) : (
        <FoundPhotos {...asked} onPage={(page) => setAsked({ ...asked, page })} onChosen={onChosen} />
      )}
    </>
  );
}
