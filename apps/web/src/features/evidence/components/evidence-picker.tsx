import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectUsersQuery } from '#features/projects/api/list-project-users.ts';
import { projectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Chip } from '#ui/filter-bar/chip.tsx';
import { PeopleFilter } from '#ui/filter-bar/people-filter.tsx';
import { TagFilter } from '#ui/filter-bar/tag-filter.tsx';
import { notify } from '#ui/toast/notify.ts';
import { type EvidenceQuestion, findAll } from '../api/find-evidence.ts';
import { afterChoosing, type Evidence, type EvidenceKind } from '../rules/evidence.rules.ts';
import { CandidateList } from './candidate-list.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './evidence-picker.module.css';

interface EvidencePickerProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly value: readonly Evidence[];
  /** The maximum number of items that can be chosen. */
  readonly max: number;
  readonly onClose: () => void;
  readonly onChosen: (value: readonly Evidence[]) => void;
}

const pauseMs = 180;
const noFilters = { search: '', tags: [], creators: [], onlyMine: false, unused: false } as const;

/** Chooses from all cards or insights of a project: by search, by filters, one by one or all results. */
export function EvidencePicker({ kind, projectSlug, value, max, onClose, onChosen }: EvidencePickerProps) {
  const { t } = useTranslation('evidence');
  const { number } = useFormats();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Evidence>>(
    () => new Map(value.map((item) => [item.slug, item])),
  );
  const [onlyChosen, setOnlyChosen] = useState(false);
  const [filters, setFilters] = useState<Omit<EvidenceQuestion, 'kind' | 'projectSlug'>>(noFilters);
  const [search] = useDebouncedValue(filters.search.trim(), pauseMs);
  const question: EvidenceQuestion = { ...filters, search, kind, projectSlug };
  const set = (part: Partial<typeof filters>) => {
    setOnlyChosen(false);
    setFilters((now) => ({ ...now, ...part }));
  };
  const take = (items: readonly Evidence[], on: boolean) => {
    const next = new Map(chosen);
    for (const item of items) {
      if (!on) next.delete(item.slug);
      else if (!next.has(item.slug) && next.size < max) next.set(item.slug, item);
    }
    setChosen(next);
    if (on && items.some(({ slug }) => !next.has(slug))) notify.info(t('notMore', { max: number(max) }));
  };
  const onTake = useStable((item: Evidence, on: boolean) => take([item], on));
  const all = useMutation({
    mutationFn: findAll,
    onSuccess: (found) =>
      take(
        found.map(({ evidence }) => evidence),
        true,
      ),
    onError: (error) => notify.error(errorText(error)),
  });
  const tags = useQuery(projectTagsQuery(projectSlug, kind)).data ?? [];
  const people = useQuery({ ...projectUsersQuery(projectSlug), enabled: kind === 'cards' }).data ?? [];
  return (
    <Dialog opened onClose={onClose} title={t(`choose_${kind}`)} width={760} closeOnClickOutside={false}>
      <form
        data-fill
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onChosen(afterChoosing(value, chosen));
        }}
      >
        <div className={styles.filters}>
          <input
            type="search"
            className={styles.search}
            aria-label={t(`search_${kind}`)}
            placeholder={t(`search_${kind}`)}
            maxLength={200}
            value={filters.search}
            onChange={(event) => set({ search: event.target.value })}
            onKeyDown={(event) => {
              // Enter starts the search in other search fields, so here it must not close the dialog.
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                event.currentTarget.form?.querySelector<HTMLElement>('li input')?.focus();
              }
            }}
            data-autofocus
          />
          <TagFilter tags={tags} chosen={filters.tags} onChange={(tags) => set({ tags })} />
          {kind === 'cards' && (
            <>
              <PeopleFilter
                people={people}
                creators={filters.creators}
                onlyMine={filters.onlyMine}
                onChange={({ creators, onlyMine }) => set({ creators, onlyMine })}
              />
              <Chip on={filters.unused} onClick={() => set({ unused: !filters.unused })}>
                {t('unused')}
              </Chip>
            </>
          )}
          <Chip on={onlyChosen} onClick={() => setOnlyChosen(!onlyChosen)}>
            {t('chosen', { count: chosen.size })}
          </Chip>
        </div>
        {onlyChosen ? (
          <ChosenList
            kind={kind}
            projectSlug={projectSlug}
            items={afterChoosing(value, chosen)}
            onDrop={(item) => take([item], false)}
          />
        ) : (
          <CandidateList
            question={question}
            chosen={chosen}
            onTake={onTake}
            onTakeAll={() => all.mutate(question)}
            busy={all.isPending}
          />
        )}
        <div className={styles.foot} data-foot>
          <p role="status" className={styles.count}>
            {t('chosen', { count: chosen.size })}
          </p>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('takeOver')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
