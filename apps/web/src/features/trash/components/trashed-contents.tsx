import { kindNames, kinds, type TrashedAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lightUp } from '#features/cards/components/created/made.ts';
import { errorText } from '#lib/http/error-text.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { notify } from '#ui/toast/notify.ts';
import { trashedContentsQuery } from '../api/list-trash.ts';
import { useRestoreContents } from '../api/restore-contents.ts';
import styles from './trash.module.css';
import { TrashList } from './trash-list.tsx';
import { useRestoring } from './use-restoring.ts';

interface TrashedContentsProps {
  readonly projectSlug: string;
  readonly page: number;
}

/** A page of deleted cards, insights and trends. Several can be ticked and restored together. */
export function TrashedContents({ projectSlug, page }: TrashedContentsProps) {
  const { t } = useTranslation('trash');
  const query = useQuery(trashedContentsQuery(projectSlug, page));
  const { mutateAsync } = useRestoreContents(projectSlug);
  const several = useRestoreContents(projectSlug);
  const thingsOf = (slugs: readonly string[]) =>
    (query.data?.data ?? [])
      .filter(({ id }) => slugs.includes(id))
      .map(({ id, attributes }) => ({ slug: id, kind: attributes.kind }));
  const navigate = useNavigate();
  const show = (singular: TrashedAttributes['kind'], slugs: readonly string[]) => {
    const kind = kindNames.find((name) => kinds[name].singular === singular);
    const [first] = slugs;
    if (kind === 'cards') {
      lightUp(projectSlug, slugs);
      void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug } });
    } else if (kind && first) {
      void navigate(linkTo(kind, projectSlug, first));
    }
  };
  // Once restored, the item is no longer on the page, so it is looked up now.
  const showLater = (slug: string) => {
    const [thing] = thingsOf([slug]);
    return thing && (() => show(thing.kind, [slug]));
  };
  const { restoring, start } = useRestoring((slug) => mutateAsync(thingsOf([slug])), showLater);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (slugs: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const slug of slugs) on ? next.add(slug) : next.delete(slug);
    setTicked(next);
  };
  const restoreTicked = (slugs: readonly string[]) => {
    const things = thingsOf(slugs);
    const cards = things.filter(({ kind }) => kind === 'card').map(({ slug }) => slug);
    return several.mutateAsync(things).then(
      () => {
        setTicked(new Set());
        const action = { label: t('show'), onClick: () => show('card', cards) };
        notify.success(t('restoredCount', { count: slugs.length }), cards.length > 0 ? { action } : undefined);
      },
      (error) => notify.error(t('notRestoredAny'), { description: errorText(error) }),
    );
  };
  return (
    <TrashList
      label={t('contents')}
      query={query}
      restoring={restoring}
      onRestore={start}
      lead={(slug, title) => (
        <Check
          aria-label={t('choose', { title })}
          checked={ticked.has(slug)}
          onChange={(event) => tick([slug], event.target.checked)}
        />
      )}
      head={(slugs) => {
        // Items restored in the meantime are no longer on the page.
        const chosen = slugs.filter((slug) => ticked.has(slug));
        return (
          <div className={styles.head}>
            <label>
              <Check checked={chosen.length === slugs.length} onChange={(event) => tick(slugs, event.target.checked)} />
              {chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('chooseAll')}
            </label>
            {chosen.length > 0 && (
              <Button busy={several.isPending} onClick={() => void restoreTicked(chosen)}>
                {t('restoreChosen', { count: chosen.length })}
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
