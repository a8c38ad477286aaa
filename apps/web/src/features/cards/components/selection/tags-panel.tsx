import { limits, tagKey } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { ChoiceList } from '../../../../ui/filter-bar/index.ts';
import { TagDot } from '../../../../ui/marks/index.ts';
import { type SelectedCard, tagShares } from '../../rules/selected.rules.ts';
import type { CardSource } from '../../rules/source.ts';
import { boxesOf, changeFor, tagChoices, type Wanted, wantedAfter } from '../../rules/wanted-tags.rules.ts';
import { sourceTagsQuery } from '../filters/source-queries.ts';
import styles from './tags-panel.module.css';
import { useBatch } from './use-batch.ts';
import { useGone } from './use-gone.ts';

interface TagsPanelProps {
  readonly source: CardSource;
  readonly cards: readonly SelectedCard[];
  readonly onDone: () => void;
}

/** Ticked: all selected cards have the tag; a dash: some have it. A change applies to all of them. */
export default function TagsPanel({ source, cards, onDone }: TagsPanelProps) {
  const { t } = useTranslation(['cards', 'ui', 'filters']);
  const tags = useQuery(sourceTagsQuery(source)).data ?? [];
  const [made, setMade] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [error, setError] = useState<unknown>();
  const { change, busy } = useBatch();
  const tellGone = useGone();
  const form = useRef<HTMLFormElement>(null);
  // The popover looks for what to focus when it opens, and this may be loaded later.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const total = cards.length;
  const choices = tagChoices(tagShares(cards), [...made, ...tags.map(({ name }) => name)]);
  const { chosen, mixed } = boxesOf(choices, wanted, total);
  const what = changeFor(choices, wanted, total);
  const colorOf = (name: string) => tags.find((tag) => tagKey(tag.name) === tagKey(name))?.color ?? 'slate';
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (!what || busy) return;
    setError(undefined);
    try {
      await change(cards, what, t('cards:tagsChanged', { count: total }));
      onDone();
    } catch (failure) {
      if (!tellGone(failure, cards)) setError(failure);
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
          take: (word) => {
            // A comma separates tags here as well, as in addresses and files.
            const names = word.split(',').flatMap((name) => name.trim() || []);
            setMade([...names, ...made]);
            setWanted(new Map([...wanted, ...names.map((name) => [name, true] as const)]));
          },
        }}
      />
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
