import { limits } from '@foreglow/contract';
import { IconCopy, IconTrash, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/index.ts';
import { errorText } from '../../../../lib/http/index.ts';
import { runShortcutOf, useShortcut } from '../../../../lib/shortcuts/index.ts';
import { Button, IconButton } from '../../../../ui/button/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import type { CardQuestion } from '../../api/keys.ts';
import { matchingCards } from '../../api/list-matching-cards.ts';
import { useRemoval } from '../removal.tsx';
import { useCardNavigation } from '../use-card-navigation.ts';
import { InsightMenu } from './insight-menu.tsx';
import { clearSelection, select, useSelected } from './selection.ts';
import styles from './selection-bar.module.css';
import { TagsButton } from './tags-button.tsx';
import { VisibilityMenu } from './visibility-menu.tsx';

interface SelectionBarProps {
  readonly question: CardQuestion;
  /** How many cards the list shows in all. */
  readonly total: number;
  /** The key that was pressed while the bar was on its way. */
  readonly pressed: RefObject<string | undefined>;
}

/** The actions for the selected cards, in a floating bar at the bottom. */
export default function SelectionBar({ question, total, pressed }: SelectionBarProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const { duplicateSelected, makeInsight, addToInsight } = useCardNavigation();
  const { source } = question;
  const selected = useSelected(source);
  const cards = [...selected.values()];
  // An insight is drawn from cards of its own project, and from no more than this.
  const mayConclude = source.kind === 'project' && selected.size <= limits.evidence;
  const removal = useRemoval();
  const selectAll = useMutation({
    mutationFn: () => matchingCards(question),
    onSuccess: (found) => {
      select(source, found.cards, true);
      if (found.total > limits.bulkCards) {
        notify.info(t('selectedFirst', { max: number(limits.bulkCards), all: number(found.total) }));
      }
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const remove = () => void removal.remove(cards, clearSelection);
  useShortcut('Escape', t('clearSelection'), clearSelection);
  useShortcut('d', t('duplicateSelected'), () => void duplicateSelected());
  useShortcut('Delete', t('deleteSelected'), remove, { enabled: !removal.busy });
  useShortcut('i', t('insightOfSelected'), () => void makeInsight(cards), { enabled: mayConclude });
  // After the shortcuts of the bar and of what is in it: their effects come first.
  useEffect(() => {
    const keys = pressed.current;
    pressed.current = undefined;
    if (keys) runShortcutOf(keys);
  }, [pressed]);
  const full = selected.size >= limits.bulkCards;
  return (
    <section className={styles.bar} aria-label={t('selection')}>
      <span className={styles.count}>{t('selected', { count: selected.size })}</span>
      {selected.size < total && !full && (
        <Button variant="quiet" busy={selectAll.isPending} onClick={() => selectAll.mutate()}>
          {t('selectAll', { all: number(Math.min(total, limits.bulkCards)) })}
        </Button>
      )}
      <span className={styles.actions}>
        <TagsButton source={source} cards={cards} />
        <VisibilityMenu cards={cards} />
        {mayConclude && <InsightMenu onMake={() => void makeInsight(cards)} onAdd={() => void addToInsight(cards)} />}
        <Button icon={<IconCopy stroke={1.6} aria-hidden="true" />} onClick={() => void duplicateSelected()}>
          {t('duplicate')}
        </Button>
        <Button danger icon={<IconTrash stroke={1.6} aria-hidden="true" />} busy={removal.busy} onClick={remove}>
          {t('delete')}
        </Button>
      </span>
      <IconButton label={t('clearSelection')} onClick={clearSelection}>
        <IconX stroke={1.6} aria-hidden="true" />
      </IconButton>
      {removal.question}
    </section>
  );
}
