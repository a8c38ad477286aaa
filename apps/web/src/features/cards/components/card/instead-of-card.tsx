import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './instead-of-card.module.css';

interface InsteadProps {
  readonly why: 'noCard' | 'notAllowed' | 'nothingSelected';
  readonly onClose: () => void;
}

/** Shown instead of a card or its editor, with the reason. */
function Instead({ why, onClose }: InsteadProps) {
  const { t } = useTranslation('cards');
  useDocumentTitle(t(`${why}Title`));
  return (
    <Dialog opened onClose={onClose} title={t(`${why}Title`)}>
      <p className={styles.text}>{t(`${why}Text`)}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('toTheCards')}
        </Button>
      </div>
    </Dialog>
  );
}

type Props = Pick<InsteadProps, 'onClose'>;

/** The fixed fallback of the card dialog (§2 of the specification). */
export const NoCard = ({ onClose }: Props) => <Instead why="noCard" onClose={onClose} />;

/** States that the user may read here but not write. */
export const NotAllowed = ({ onClose }: Props) => <Instead why="notAllowed" onClose={onClose} />;

/** States that there is nothing to duplicate. */
export const NothingSelected = ({ onClose }: Props) => <Instead why="nothingSelected" onClose={onClose} />;
