import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './adding.module.css';
import type { Addable } from './use-adding.ts';

/** An insight or trend, with its cards. */
export type Offered = Addable & { readonly cards: readonly Pick<Evidence, 'removed_at'>[] };

interface AddingDialogProps<T extends Offered> {
  /** Slugs of the cards to add. */
  readonly chosen: readonly string[];
  readonly title: string;
  readonly searchLabel: string;
  readonly newLabel: string;
  /** Name of the list. */
  readonly listLabel: string;
  /** Shown when the list is empty. */
  readonly none: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly onNew: () => void;
  /** undefined while they are loaded */
  readonly offered: readonly T[] | undefined;
  /** Slug of the insight or trend to which the cards are being added. */
  readonly adding: string | undefined;
  readonly onAdd: (to: T) => void;
  readonly onClose: () => void;
}

/** Asks to which insight or trend the chosen cards should be added. */
export function AddingDialog<T extends Offered>(props: AddingDialogProps<T>) {
  const { chosen, title, searchLabel, newLabel, listLabel, none, term, onTerm, onNew } = props;
  const { offered, adding, onAdd, onClose } = props;
  const { t } = useTranslation('evidence');
  if (chosen.length === 0) {
    return (
      <Dialog opened onClose={onClose} title={title}>
        <p className={styles.text}>{t('nothingChosenText')}</p>
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('toTheCards')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={title} width={560}>
      <input
        type="search"
        className={styles.search}
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={term}
        onChange={(event) => onTerm(event.target.value)}
        data-autofocus
      />
      <Button wide icon={<IconPlus stroke={1.8} aria-hidden="true" />} onClick={onNew}>
        {newLabel}
      </Button>
      {!offered && <Skeleton />}
      {offered?.length === 0 && <p className={styles.none}>{none}</p>}
      {offered && offered.length > 0 && (
        <ul className={styles.list} aria-label={listLabel}>
          {offered.map((one) => (
            <li key={one.slug} className={styles.row}>
              <span className={styles.title} dir="auto">
                {one.title}
              </span>
              <span className={styles.count}>
                {t('cardCount', { count: one.cards.filter(({ removed_at }) => removed_at === null).length })}
              </span>
              {chosen.every((slug) => one.card_slugs.includes(slug)) ? (
                <span className={styles.has}>{t('addedAlready')}</span>
              ) : (
                <Button
                  variant="quiet"
                  busy={adding === one.slug}
                  aria-label={`${t('add')}: ${one.title}`}
                  onClick={() => onAdd(one)}
                >
                  {t('add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Skeleton() {
  return (
    <div className={styles.list}>
      <Loading />
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.row}>
          <SkeletonBlock width="70%" height={18} />
        </div>
      ))}
    </div>
  );
}
