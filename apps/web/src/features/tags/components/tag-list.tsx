import { limits, type TagAttributes, tagKey, taxonomies } from '@foreglow/contract';
import { IconArrowMerge } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { LongRows } from '#ui/rows/long-rows.tsx';
import { State } from '#ui/state/state.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { useDeleteTag } from '../api/delete-tag.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NewTag } from './new-tag.tsx';
import { Suggestions } from './suggestions.tsx';
import { TagRow } from './tag-row.tsx';
import styles from './tags.module.css';
import { useRestoreOffer } from './use-restore-offer.ts';

interface TagListProps {
  readonly projectSlug: string;
  readonly tags: readonly TagAttributes[];
  readonly mayWrite: boolean;
}

interface Merge {
  readonly tags: readonly TagAttributes[];
  readonly targets: readonly TagAttributes[];
  readonly into: TagAttributes;
}

/** The list becomes searchable at this number of tags. */
const searchableFrom = 8;

/** Tags ordered by number of uses, with their actions. */
export function TagList({ projectSlug, tags, mayWrite }: TagListProps) {
  const { t } = useTranslation('tags');
  const kinds = useKindTexts();
  const { number } = useFormats();
  const { search = '' } = useSearch({ from: '/shell/projects/$projectSlug/tags' });
  const navigate = useNavigate();
  const [term, setTerm] = useSearchTerm(search, (next) => {
    void navigate({ to: '.', search: { search: next || undefined }, replace: true });
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [merge, setMerge] = useState<Merge>();
  const [deleting, setDeleting] = useState<TagAttributes>();
  const found = tags.filter(({ name }) => tagKey(name).includes(tagKey(term)));
  const most = Math.max(1, ...tags.map(({ count }) => count));
  const picked = tags.filter(({ slug }) => chosen.has(slug));
  const choose = (slug: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(slug);
    else next.delete(slug);
    setChosen(next);
  };
  const mergeSeveral = (several: readonly TagAttributes[]) => {
    const [first] = several;
    if (first) setMerge({ tags: several, targets: several, into: first });
  };
  const mergeOne = (tag: TagAttributes, withName?: string): boolean => {
    const others = tags.filter(({ slug, taxonomy }) => slug !== tag.slug && taxonomy === tag.taxonomy);
    // If the wanted tag is too new to be listed, no other one is proposed in its place.
    const isInto = ({ name }: TagAttributes) => withName === undefined || tagKey(name) === tagKey(withName);
    const into = others.find(isInto);
    if (into) setMerge({ tags: [tag], targets: others, into });
    return into !== undefined;
  };
  return (
    <Page>
      <PageHeader title={t('title')} count={number(tags.length)} lede={t('lede')} />
      {mayWrite && <NewTag projectSlug={projectSlug} tags={tags} />}
      {mayWrite && <Suggestions projectSlug={projectSlug} onMerge={mergeSeveral} />}
      {(tags.length >= searchableFrom || picked.length > 0 || term !== '') && (
        <div className={styles.bar}>
          <SearchField label={t('search')} value={term} onChange={setTerm} maxLength={limits.tagNameLength} />
          {picked.length > 0 && (
            <Button
              icon={<IconArrowMerge stroke={1.6} aria-hidden="true" />}
              disabled={picked.length < 2 || new Set(picked.map(({ taxonomy }) => taxonomy)).size > 1}
              onClick={() => mergeSeveral(picked)}
            >
              {t('mergeChosen', { count: picked.length })}
            </Button>
          )}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {term !== '' && (found.length > 0 ? t('spokenFound', { count: found.length }) : t('notFound', { term }))}
      </p>
      {tags.length === 0 && <State ghost="rows" title={t('emptyTitle')} text={t('emptyText')} />}
      {tags.length > 0 && found.length === 0 && <p className={styles.none}>{t('notFound', { term })}</p>}
      {taxonomies.map((taxonomy) => {
        const listed = found.filter((tag) => tag.taxonomy === taxonomy);
        return (
          listed.length > 0 && (
            <div key={taxonomy}>
              {taxonomy !== 'cards' && <h2 className={styles.taxonomy}>{kinds.tags(taxonomy)}</h2>}
              <LongRows
                label={kinds.tags(taxonomy)}
                items={listed}
                row={(tag) => (
                  <TagRow
                    key={tag.slug}
                    tag={tag}
                    projectSlug={projectSlug}
                    share={tag.count / most}
                    mayWrite={mayWrite}
                    chosen={chosen.has(tag.slug)}
                    onChoose={(on) => choose(tag.slug, on)}
                    onMerge={(withName) => mergeOne(tag, withName)}
                    onDelete={() => setDeleting(tag)}
                  />
                )}
              />
            </div>
          )
        );
      })}
      {merge && (
        <MergeDialog
          {...merge}
          projectSlug={projectSlug}
          onClose={() => setMerge(undefined)}
          onDone={() => {
            setMerge(undefined);
            setChosen(new Set());
          }}
        />
      )}
      <DeleteTag tag={deleting} onClose={() => setDeleting(undefined)} />
    </Page>
  );
}

interface DeleteTagProps {
  readonly tag: TagAttributes | undefined;
  readonly onClose: () => void;
}

/** Asks before a tag is deleted, and offers to restore it in a toast. */
function DeleteTag({ tag, onClose }: DeleteTagProps) {
  const { t } = useTranslation('tags');
  const removal = useDeleteTag();
  const offerRestore = useRestoreOffer();
  const start = async (deleted: TagAttributes) => {
    await removal.mutateAsync(deleted.slug);
    offerRestore(t('deleted', { name: deleted.name }), [deleted]);
  };
  return (
    <ConfirmDialog
      opened={tag !== undefined}
      onClose={onClose}
      onConfirm={() => tag && start(tag)}
      title={t('deleteQuestion', { name: tag?.name })}
      text={t('deleteText', { count: tag?.count ?? 0 })}
      confirmLabel={t('delete')}
      danger
    />
  );
}
