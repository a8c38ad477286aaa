import { alikeTo, limits, tagKey } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceTagsQuery } from '#features/cards/api/source-queries.ts';
import { type SelectedCard, tagShares } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { boxesOf, changeFor, tagChoices, type Wanted, wantedAfter } from '#features/cards/rules/wanted-tags.rules.ts';
import { type Alike, AlikeQuestion } from '#features/tags/components/alike-question.tsx';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceList } from '#ui/filter-bar/choice-list.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import styles from './tags-panel.module.css';
import { useBatch } from './use-batch.ts';
import { useReportMissing } from './use-report-missing.ts';

interface TagsPanelProps {
  readonly source: CardSource;
  readonly cards: readonly SelectedCard[];
  readonly onDone: () => void;
}

/**
 * The tags of the selected cards. Ticked: all of them have the tag; a dash: some have it. A change applies to all of
 * them.
 */
export default function TagsPanel({ source, cards, onDone }: TagsPanelProps) {
  const { t } = useTranslation(['cards', 'ui', 'filters']);
  const tags = useQuery(sourceTagsQuery(source)).data ?? [];
  const [made, setMade] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [error, setError] = useState<unknown>();
  const [asked, setAsked] = useState<Alike>();
  const { change, busy } = useBatch();
  const reportMissing = useReportMissing();
  const form = useRef<HTMLFormElement>(null);
  // The popover focuses an element when it opens, but this panel may be loaded later.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const total = cards.length;
  const choices = tagChoices(tagShares(cards), [...made, ...tags.map(({ name }) => name)]);
  const { chosen, mixed } = boxesOf(choices, wanted, total);
  const what = changeFor(choices, wanted, total);
  const colorOf = (name: string) => tags.find((tag) => tagKey(tag.name) === tagKey(name))?.color ?? 'slate';
  const check = (names: readonly string[]) => {
    setMade([...names, ...made]);
    setWanted(new Map([...wanted, ...names.map((name) => [name, true] as const)]));
  };
  /** Adds new tags. If some are nearly the same as existing ones, the user is asked about the first of these. */
  const take = (names: readonly string[]) => {
    const doubtful = names.find((name) => alikeTo(name, tags).length > 0);
    const [existing] = doubtful === undefined ? [] : alikeTo(doubtful, tags);
    check(names.filter((name) => name !== doubtful));
    if (doubtful !== undefined && existing) setAsked({ name: doubtful, existing });
  };
  const answer = (name?: string) => {
    if (name !== undefined) check([name]);
    setAsked(undefined);
    form.current?.querySelector('input')?.focus();
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (!what || busy) return;
    setError(undefined);
    try {
      await change(cards, what, t('cards:tagsChanged', { count: total }));
      onDone();
    } catch (failure) {
      if (!reportMissing(failure, cards)) setError(failure);
    }
  };
  return (
    <form ref={form} className={styles.panel} onSubmit={(event) => void apply(event)}>
      <ChoiceList
        label={t('cards:tags')}
        searchLabel={t('cards:searchOrNewTag')}
        searchLength={limits.tagNameLength}
        empty={t('filters:noTags')}
        head={<p className={styles.hint}>{t('cards:tagsPanelHint', { count: total })}</p>}
        choices={choices.map(({ name, count }) => ({
          value: name,
          name,
          count: count || undefined,
          content: <TagDot color={colorOf(name)}>{name}</TagDot>,
        }))}
        chosen={chosen}
        mixed={mixed}
        onChange={(next) => setWanted(wantedAfter(choices, wanted, total, next))}
        onNew={{
          label: (name) => t('cards:newTag', { name }),
          // A comma separates tags here, as it does in addresses and files.
          take: (word) => take(word.split(',').flatMap((name) => name.trim() || [])),
        }}
      />
      {asked && (
        <AlikeQuestion
          key={asked.name}
          alike={asked}
          onUse={() => answer(asked.existing.name)}
          onCreate={() => answer(asked.name)}
          onCancel={() => answer()}
        />
      )}
      {error !== undefined && (
        <p className={styles.failed} role="alert">
          {errorText(error)}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={onDone}>{t('ui:cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!what}>
          {t('cards:applyTags')}
        </Button>
      </div>
    </form>
  );
}
