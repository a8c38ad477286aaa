import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle, useMediaQuery } from '../../../lib/browser/index.ts';
import { useFormats } from '../../../lib/format/index.ts';
import { useShortcut } from '../../../lib/shortcuts/index.ts';
import { useSearchTerm } from '../../../lib/url/index.ts';
import { ButtonLink } from '../../../ui/button/index.ts';
import { FilterBar, SearchField, SortMenu } from '../../../ui/filter-bar/index.ts';
import { MoreMenu, MoreMenuItem } from '../../../ui/menu/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { Pager } from '../../../ui/pager/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { visuallyHidden } from '../../../ui/visually-hidden/index.ts';
import { ProjectMissing } from '../../projects/index.ts';
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
