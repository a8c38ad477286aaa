import { limits } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardListQuery, queryParameters } from '#features/cards/api/keys.ts';
import { matchingCards } from '#features/cards/api/list-matching-cards.ts';
import { openExport } from '#features/exports/components/export-state.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { kindsFromCards } from '#lib/kinds/web-kind.ts';
import { Shortcut } from '#lib/shortcuts/shortcut.tsx';
import { runShortcutOf, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { notify } from '#ui/toast/notify.ts';
import { useRemoval } from '../removal/removal.tsx';
import { clearSelection, select, useSelected } from '../selection/selection.ts';
import { useCardNavigation } from '../use-card-navigation.ts';
import { BarActions } from './bar-actions.tsx';
import styles from './selection-bar.module.css';
import { useCompact } from './use-compact.ts';

const loadMoveDialog = () => import('../move/move-dialog.tsx');

interface SelectionBarProps {
  readonly query: CardListQuery;
  /** Total number of cards in the list. */
  readonly total: number;
  /** Whether the user may change the cards. Other users may only export them. */
  readonly mayWrite: boolean;
  /** The key that was pressed while the bar was loading. */
  readonly pressed: RefObject<string | undefined>;
}

/** The actions for the selected cards, in a floating bar at the bottom. */
export default function SelectionBar({ query, total, mayWrite, pressed }: SelectionBarProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const kinds = useKindTexts();
  const { duplicateSelected, make } = useCardNavigation();
  const { source } = query;
  const selected = useSelected(source);
  const cards = [...selected.values()];
  // What rests on cards needs them from a single project, and accepts no more than this number.
  const mayConclude = mayWrite && source.kind === 'project' && selected.size <= limits.evidence;
  const removal = useRemoval();
  const [moving, setMoving] = useState(false);
  const MoveDialog = useLoaded(moving, loadMoveDialog, () => setMoving(false));
  const selectAll = useMutation({
    mutationFn: () => matchingCards(query),
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
  useShortcut('d', t('duplicateSelected'), () => void duplicateSelected(), { enabled: mayWrite });
  useShortcut('Delete', t('deleteSelected'), remove, { enabled: mayWrite && !removal.busy });
  // This effect runs after those that register the shortcuts of the bar and its contents.
  useEffect(() => {
    const keys = pressed.current;
    pressed.current = undefined;
    if (keys) runShortcutOf(keys);
  }, [pressed]);
  const bar = useRef<HTMLElement>(null);
  useCompact(bar);
  const full = selected.size >= limits.bulkCards;
  // The order of the slugs in the list is not known, so they are in the order of selection.
  const exported = () =>
    openExport({
      projectSlug: source.slug,
      content: 'cards',
      slugs: cards.map(({ slug }) => slug),
      list: full && total > selected.size ? { query: queryParameters(query), count: total, filtered: true } : undefined,
    });
  const mayExport = source.kind === 'project';
  useShortcut('s', t('exportSelected'), exported, { enabled: mayExport });
  const all =
    selected.size < total && !full
      ? {
          label: t('selectAll', { all: number(Math.min(total, limits.bulkCards)) }),
          select: () => selectAll.mutate(),
        }
      : undefined;
  return (
    <section ref={bar} className={styles.bar} aria-label={t('selection')}>
      <span className={styles.count}>{t('selected', { count: selected.size })}</span>
      {all && (
        <span className={cx(mayWrite && styles.inMenu)}>
          <Button variant="quiet" busy={selectAll.isPending} onClick={all.select}>
            {all.label}
          </Button>
        </span>
      )}
      <span className={styles.actions}>
        <BarActions
          source={source}
          cards={cards}
          mayWrite={mayWrite}
          mayConclude={mayConclude}
          all={all}
          removing={removal.busy}
          onExport={mayExport ? exported : undefined}
          onMove={() => setMoving(true)}
          onDuplicate={() => void duplicateSelected()}
          onRemove={remove}
        />
      </span>
      <IconButton label={t('clearSelection')} onClick={clearSelection}>
        <IconX stroke={1.6} aria-hidden="true" />
      </IconButton>
      {mayConclude &&
        kindsFromCards().map(
          ({ kind, make: link, makeKey }) =>
            makeKey && (
              <Shortcut
                key={kind}
                keys={makeKey}
                label={kinds.makeFromSelected(kind)}
                run={() => void make(link, cards)}
              />
            ),
        )}
      {removal.question}
      {moving && MoveDialog && (
        <MoveDialog
          source={source}
          cards={cards}
          onClose={() => setMoving(false)}
          onDone={() => {
            setMoving(false);
            clearSelection();
          }}
        />
      )}
    </section>
  );
}
