import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { SortMenu } from '#ui/filter-bar/sort-menu.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { radarsQuery } from '../api/list-radars.ts';
import { RadarListSkeleton } from '../components/list/radar-list-skeleton.tsx';
import styles from '../components/list/radar-tile.module.css';
import { RadarTile } from '../components/list/radar-tile.tsx';
import { NoRadarMatch, RadarsEmpty } from '../components/list/radars-empty.tsx';
import { useRadarRights } from '../components/use-radar-rights.ts';
import { questionFrom, type RadarsSearch, radarsSearch, sortNames } from '../rules/radars-question.rules.ts';

/** The radars of a project, as tiles. */
export default function RadarsScreen() {
  const { t } = useTranslation('radars');
  const { number } = useFormats();
  const { projectSlug = '' } = useParams({ strict: false });
  const search = radarsSearch(useSearch({ strict: false }));
  const question = questionFrom(search);
  const navigate = useNavigate();
  const { project, mayWrite, mayDraft } = useRadarRights(projectSlug);
  const radars = useQuery(radarsQuery(projectSlug, question));
  const create = { to: '/projects/$projectSlug/radars/create', params: { projectSlug } } as const;
  const liftoff = { to: '/projects/$projectSlug/radars/liftoff', params: { projectSlug } } as const;
  useDocumentTitle(project.data && `${t('radars')} · ${project.data.title}`);
  useShortcut('c', t('newRadar'), () => void navigate(create), { enabled: mayWrite });
  const show = (next: RadarsSearch) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...next }, replace: true, resetScroll: false });
  const [term, setTerm] = useSearchTerm(question.search, (q) => show({ q: q || undefined }));
  const isPhone = useMediaQuery('(max-width: 599px)');
  const total = radars.data?.total;
  const searched = question.search !== '';
  return (
    <Page>
      <PageHeader
        title={t('radars')}
        count={total === undefined ? undefined : number(total)}
        actions={
          mayWrite &&
          (searched || total !== 0) && (
            <>
              {mayDraft &&
                (isPhone ? (
                  <MoreMenu label={t('more')}>
                    <MoreMenuItem onClick={() => void navigate(liftoff)}>{t('draftFromCards')}</MoreMenuItem>
                  </MoreMenu>
                ) : (
                  <ButtonLink {...liftoff}>{t('draftFromCards')}</ButtonLink>
                ))}
              <ButtonLink {...create} variant="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
                {t('newRadar')}
              </ButtonLink>
            </>
          )
        }
      />
      {!project.isError && (searched || total !== 0) && (
        <FilterBar
          end={
            <SortMenu
              label={t('sort')}
              values={sortNames}
              value={search.sort ?? 'edited'}
              name={(one) => t(`sort_${one}`)}
              onChange={(sort) => show({ sort: sort === 'edited' ? undefined : sort })}
            />
          }
        >
          <SearchField label={t('searchRadars')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
        </FilterBar>
      )}
      <p className={visuallyHidden} role="status">
        {total !== undefined && searched && t('spokenFound', { count: total })}
      </p>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<RadarListSkeleton />}>
        {() => (
          <QueryState query={radars} missing={<ProjectMissing />} skeleton={<RadarListSkeleton />}>
            {({ radars: shown, page, pageCount }) => {
              if (total === 0 && searched) return <NoRadarMatch onClear={() => setTerm('')} />;
              if (total === 0) return <RadarsEmpty projectSlug={projectSlug} mayWrite={mayWrite} mayDraft={mayDraft} />;
              return (
                <>
                  <ul className={styles.grid} aria-label={t('radars')}>
                    {shown.map((radar) => (
                      <RadarTile key={radar.slug} radar={radar} mayWrite={mayWrite} />
                    ))}
                  </ul>
                  <Pager page={page} pages={pageCount} />
                </>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
