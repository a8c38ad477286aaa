import type { CoverageAttributes, ProjectAttributes } from '@foreglow/contract';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelOffer } from '#features/assistance/components/connect-model.tsx';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { useMay } from '#features/auth/components/use-me.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { type Area, areasOf, searchOf, thinAreas } from '../rules/areas.rules.ts';
import { dayBefore, daysOfMonth } from '../rules/months.rules.ts';
import styles from './grid.module.css';

interface GridProps {
  readonly project: ProjectAttributes;
  readonly coverage: CoverageAttributes;
}

/** Tags beyond this number are shown on request. */
const mostTags = 16;

/**
 * The cards of each domain and tag by month, and how old their evidence is. A month in which the project got cards, but
 * an area none, is outlined as a hole, and leads to a new card of that area.
 */
export function Grid({ project, coverage }: GridProps) {
  const { t } = useTranslation(['coverage', 'assistance']);
  const { number, month: long, shortMonth } = useFormats();
  const may = useMay();
  const mayWrite = may('card.create', { projectSlug: project.slug, workspaceSlug: project.workspace_slug });
  const mayDraft = useAssistance(project.slug) === 'ai' && mayWrite;
  const [showsAll, setShowsAll] = useState(false);
  const { ref, newest, onScroll } = useNewestFirst();
  const { recent_months: months, by_month, cards, evidence } = coverage;
  const params = { projectSlug: project.slug };
  const totals = months.map((month) => by_month.find((one) => one.month === month)?.count ?? 0);
  // On a phone the newest month with cards is in sight first.
  const shownLast = Math.max(
    totals.findLastIndex((count) => count > 0),
    0,
  );
  const { domains, tags } = areasOf(coverage);
  const thin = new Set(thinAreas(coverage).map(({ kind, name }) => `${kind} ${name}`));
  const shownTags = showsAll ? tags : tags.filter(({ kind, name }, at) => at < mostTags || thin.has(`${kind} ${name}`));
  const largest = Math.max(1, ...[...domains, ...tags].flatMap(({ recent }) => recent));
  const earlier = (count: number, recent: readonly number[]) => count - recent.reduce((sum, one) => sum + one, 0);
  const hasEarlier = earlier(cards.total, totals) > 0;
  const columns = months.length + (hasEarlier ? 1 : 0) + (mayWrite ? 5 : 4);

  const cell = (key: string, count: number, what: string, search: object, isTotal = false) => (
    <td key={key}>
      <Link
        to="/projects/$projectSlug/cards"
        params={params}
        search={search}
        className={cx(styles.cell, isTotal && styles.total)}
        style={{ '--share': isTotal ? 0 : Math.min(1, count / largest) } as CSSProperties}
        aria-label={what}
        title={what}
      >
        {number(count)}
      </Link>
    </td>
  );
  const cellsOf = (
    name: string,
    of: Pick<Area, 'count' | 'recent'>,
    search: object,
    hole?: (month: string) => ReactNode,
  ) => (
    <>
      <td className={styles.all}>
        <span className={cx(of.count === 0 && styles.none)}>{number(of.count)}</span>
      </td>
      {hasEarlier &&
        (earlier(of.count, of.recent) > 0 ? (
          cell(
            'earlier',
            earlier(of.count, of.recent),
            t('coverage:earlierCount', { area: name, count: earlier(of.count, of.recent) }),
            { ...search, to: dayBefore(months[0] ?? '') },
            !hole,
          )
        ) : (
          <Empty />
        ))}
      {months.map((month, at) => {
        const count = of.recent[at] ?? 0;
        const what = t('coverage:areaMonth', { area: name, month: long(month), count });
        if (count > 0) return cell(month, count, what, { ...search, ...daysOfMonth(month) }, !hole);
        return hole && (totals[at] ?? 0) > 0 ? (
          <td key={month}>{mayWrite ? hole(month) : <span className={styles.hole}>{zero}</span>}</td>
        ) : (
          <Empty key={month} />
        );
      })}
    </>
  );
  const zero = <span className={visuallyHidden}>0</span>;
  const row = (area: Area) => {
    const { kind, name, color } = area;
    const add = { to: '/projects/$projectSlug/cards/create', params, search: { tag: name } } as const;
    return (
      <tr key={`${kind} ${name}`} className={cx(thin.has(`${kind} ${name}`) && styles.thin)}>
        <th scope="row">
          <Link to="/projects/$projectSlug/cards" params={params} search={searchOf(area)}>
            {color ? <TagDot color={color}>{name}</TagDot> : name}
          </Link>{' '}
          {thin.has(`${kind} ${name}`) && <span className={styles.mark}>{t('coverage:thin')}</span>}
        </th>
        {cellsOf(name, area, searchOf(area), (month) => {
          const what = t('coverage:hole', { area: name, month: long(month) });
          return (
            <Link {...add} className={styles.hole} aria-label={what} title={what}>
              <IconPlus size={14} stroke={1.6} aria-hidden="true" />
            </Link>
          );
        })}
        <Ages newest={area.newest} median={area.median} />
        {mayWrite && (
          <td className={styles.ways}>
            <Link {...add} aria-label={t('coverage:addTo', { area: name })} title={t('coverage:addTo', { area: name })}>
              <IconPlus size={16} stroke={1.5} aria-hidden="true" />
            </Link>
            {mayDraft && (
              <Link
                to="/projects/$projectSlug/cards/generate"
                params={params}
                search={{ about: name }}
                aria-label={t('coverage:draftOn', { area: name })}
                title={t('coverage:draftOn', { area: name })}
              >
                <IconSparkles size={16} stroke={1.5} aria-hidden="true" />
              </Link>
            )}
          </td>
        )}
      </tr>
    );
  };
  return (
    <>
      <section ref={ref} className={styles.scroller} aria-label={t('coverage:grid')} onScroll={onScroll}>
        <table className={styles.grid}>
          <caption className={visuallyHidden}>{t('coverage:grid')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className={visuallyHidden}>{t('coverage:area')}</span>
              </th>
              <th scope="col" className={styles.all}>
                {t('coverage:allTime')}
              </th>
              {hasEarlier && <th scope="col">{t('coverage:earlier')}</th>}
              {months.map((month, at) => (
                <th scope="col" key={month} title={long(month)} ref={at === shownLast ? newest : undefined}>
                  {shortMonth(month)}
                </th>
              ))}
              <th scope="col" className={styles.age}>
                {t('coverage:newest')}
              </th>
              <th scope="col" className={styles.age}>
                {t('coverage:median')}
              </th>
              {mayWrite && (
                <th scope="col">
                  <span className={visuallyHidden}>{t('coverage:add')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.sum}>
              <th scope="row">
                <Link to="/projects/$projectSlug/cards" params={params}>
                  {t('coverage:allCards')}
                </Link>
              </th>
              {cellsOf(t('coverage:allCards'), { count: cards.total, recent: totals }, {})}
              <Ages newest={evidence.newest} median={evidence.median} />
              {mayWrite && <td />}
            </tr>
          </tbody>
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns}>
                <span>{t('coverage:domains')}</span>
              </th>
            </tr>
            {domains.map(row)}
            {domains.length === 0 && (
              <tr>
                <td colSpan={columns} className={styles.note}>
                  <span>
                    {t('coverage:noDomains')}{' '}
                    <Link to="/projects/$projectSlug/brief" params={params}>
                      {t('coverage:toBrief')}
                    </Link>
                  </span>
                </td>
              </tr>
            )}
          </tbody>
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns}>
                <span>{t('coverage:tags')}</span>
              </th>
            </tr>
            {shownTags.map(row)}
            {cards.untagged > 0 && (
              <tr>
                <th scope="row">
                  <Link to="/projects/$projectSlug/cards" params={params} search={{ untagged: 'yes' }}>
                    {t('coverage:withoutTag')}
                  </Link>
                </th>
                <td className={styles.all}>
                  <span>{number(cards.untagged)}</span>
                </td>
                <td colSpan={columns - 2} />
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {shownTags.length < tags.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t('coverage:allTags', { count: tags.length })}
          </Button>
        </div>
      )}
      <p className={styles.legend}>
        <span className={styles.sample} aria-hidden="true" />
        {t('coverage:legend')}
      </p>
      {mayWrite && (
        <div className={styles.more}>
          <ModelOffer projectSlug={project.slug} brings={t('assistance:bringsSignals')}>
            {null}
          </ModelOffer>
        </div>
      )}
    </>
  );
}

/** A month in which there is nothing to say: nobody added cards. */
const Empty = () => (
  <td className={styles.empty}>
    <span className={visuallyHidden}>0</span>
  </td>
);

/** How old the evidence of an area is. */
function Ages({ newest, median }: CoverageAttributes['evidence']) {
  return (
    <>
      <td className={styles.age}>
        <Age day={newest} />
      </td>
      <td className={styles.age}>
        <Age day={median} />
      </td>
    </>
  );
}

function Age({ day }: { day: string | null }) {
  const { t } = useTranslation('coverage');
  const { longDay } = useFormats();
  const ago = useAgo();
  if (day === null) return <span aria-hidden="true">–</span>;
  // Noon, so that it is the same day in the reader's time zone.
  const noon = new Date(`${day}T12:00`);
  const isPast = noon.getTime() < Date.now() - 86_400_000 / 2;
  return (
    <time dateTime={day} title={longDay(noon)}>
      {isPast ? ago(noon) : t('today')}
    </time>
  );
}

/** A table that is wider than the screen begins with one of its columns at its end. */
function useNewestFirst() {
  const ref = useRef<HTMLElement>(null);
  const newest = useRef<HTMLTableCellElement>(null);
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    if (!ref.current || !newest.current || isMoved.current) return;
    const { offsetLeft, offsetWidth } = newest.current;
    ref.current.scrollLeft = offsetLeft + offsetWidth - ref.current.clientWidth;
  });
  const onScroll = () => {
    isMoved.current = true;
  };
  return { ref, newest, onScroll };
}
