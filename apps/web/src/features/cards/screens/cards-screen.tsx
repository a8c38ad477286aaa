import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { useFormats } from '../../../lib/format/index.ts';
import { useShortcut } from '../../../lib/shortcuts/index.ts';
import { stringifySearch } from '../../../lib/url/index.ts';
import { ButtonLink } from '../../../ui/button/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { projectQuery } from '../../projects/index.ts';
import { CardFilters } from '../filters/card-filters.tsx';
import { CardList } from '../list/card-list.tsx';
import { filtersOn, searchFrom, unfiltered } from '../list/card-search.rules.ts';
import { CardsEmpty } from '../list/cards-empty.tsx';
import { CardsFailed } from '../list/cards-failed.tsx';
import { ListBones } from '../list/list-bones.tsx';
import { useAnswered } from '../list/use-card-pages.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useCardNavigation } from '../use-card-navigation.ts';
import { useCardRights } from '../use-card-rights.ts';
import { useQuestion } from '../use-question.ts';
import styles from './cards-screen.module.css';

/** The cards of a project. What opens over them (a card, the editor) is a child of this screen, which stays. */
export default function CardsScreen() {
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const { cardSlug } = useParams({ strict: false });
  const { projectSlug, search, fromList, open, create, show } = useCardNavigation();
  const { view, question: asked } = useQuestion();
  const project = useQuery(projectQuery(projectSlug));
  const { mayWrite } = useCardRights(projectSlug);
  const { question, total, first } = useAnswered(asked);
  useDocumentTitle(project.data && `${t('cards')} · ${project.data.title}`);

  const tail = stringifySearch({ ...search });
  const hrefOf = useMemo(() => (slug: string) => `/projects/${projectSlug}/cards/${slug}${tail}`, [projectSlug, tail]);
  useShortcut('c', t('newCard'), () => void create(), { enabled: mayWrite });

  const all = project.data?.card_count;
  const filtered = filtersOn(search) > 0;
  const count =
    total === undefined
      ? undefined
      : filtered && all !== undefined
        ? t('countOf', { shown: number(total), all: number(all) })
        : number(total);
  const failed = project.isError ? project : first.isError && first.data === undefined ? first : undefined;
  return (
    <Page>
      <PageHeader
        title={t('cards')}
        count={count}
        actions={
          mayWrite && (
            <>
              <ButtonLink to="/projects/$projectSlug/import" params={{ projectSlug }}>
                {t('import')}
              </ButtonLink>
              <ButtonLink
                to="/projects/$projectSlug/cards/create"
                params={{ projectSlug }}
                {...fromList}
                look="primary"
                icon={<IconPlus stroke={1.8} aria-hidden="true" />}
              >
                {t('newCard')}
              </ButtonLink>
            </>
          )
        }
      />
      {!project.isError && (
        <CardFilters
          source={asked.source}
          search={search}
          view={view}
          seesDrafts={mayWrite}
          onChange={(next) => void show(searchFrom(next))}
          onClear={(next) => void show(next)}
        />
      )}
      <p className={styles.spoken} role="status">
        {total !== undefined && (filtered ? t('spokenFound', { count: total }) : t('spokenCount', { count: total }))}
      </p>
      {failed ? (
        <CardsFailed error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
      ) : question === undefined || total === undefined ? (
        <ListBones layout={view.layout} />
      ) : total === 0 ? (
        <CardsEmpty
          projectSlug={projectSlug}
          filtered={filtered}
          mayWrite={mayWrite}
          onClear={() => void show(unfiltered(search))}
        />
      ) : (
        <CardList
          question={question}
          total={total}
          layout={view.layout}
          hrefOf={hrefOf}
          onOpen={(slug) => void open(slug)}
          openSlug={cardSlug}
          selectable={mayWrite}
        />
      )}
      {question && <SelectionBar question={question} total={total ?? 0} />}
      <Outlet />
    </Page>
  );
}
