import type { RadarAttributes } from '@foreglow/contract';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Comments } from '#features/comments/components/lazy-comments.tsx';
import { noBlipFilters } from '#features/radars/rules/radar-view.rules.ts';
import { bySector } from '#features/radars/rules/read-blips.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { Later } from '#ui/on-demand/later.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { AiMark } from '../drafter-note.tsx';
import { RadarPicture } from '../picture/radar-picture.tsx';
import { BlipList } from './blip-list.tsx';
import { NoBlips } from './no-blips.tsx';
import { PublishedNote } from './published-note.tsx';
import { RadarActions } from './radar-actions.tsx';
import { RadarFilters } from './radar-filters.tsx';
import { RadarIntroduction } from './radar-introduction.tsx';
import { RadarLegend } from './radar-legend.tsx';
import styles from './radar-page.module.css';
import { useBlipFocus } from './use-blip-focus.ts';
import { useRadarReading } from './use-radar-reading.ts';

const loadChosen = () => import('./chosen-blip.tsx');
const loadPresentation = () => import('../presentation/presentation.tsx');

interface RadarPageProps {
  readonly radar: RadarAttributes;
  readonly mayWrite: boolean;
  readonly mayPublish: boolean;
}

/** The page of a radar: its picture next to the list of its blips or the chosen blip. */
export function RadarPage({ radar, mayWrite, mayPublish }: RadarPageProps) {
  const { t } = useTranslation('radars');
  const { number } = useFormats();
  const { cardSlug } = useParams({ strict: false });
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const reading = useRadarReading(radar);
  const { view, show, all, layout, inView, standing, chosen, filtered, choose, close } = reading;
  const { wasOpened, returned, chooseInPicture, closeInPicture, closeDetail } = useBlipFocus(reading);
  const [pointed, setPointed] = useState<string>();
  const [presented, setPresented] = useState(false);
  const Presentation = useLoaded(presented, loadPresentation, () => setPresented(false));
  const isEmpty = all.length === 0;
  const ChosenBlip = useLoaded(chosen !== undefined, loadChosen, close);
  const detail = ChosenBlip && (
    <ChosenBlip
      opened={chosen !== undefined && cardSlug === undefined && !presented}
      radar={radar}
      blip={chosen}
      next={reading.next}
      previous={reading.previous}
      mayWrite={mayWrite}
      inDialog={isNarrow}
      takesFocus={wasOpened && !presented}
      onChoose={choose}
      onClose={isNarrow ? close : closeDetail}
    />
  );
  const words = (
    <>
      <RadarIntroduction radar={radar} />
      <div className={styles.talk}>
        <Comments projectSlug={radar.project.slug} subjectType="radars" subjectSlug={radar.slug} mayWrite={mayWrite} />
      </div>
    </>
  );
  return (
    <article>
      <BackRow>
        <BackLink to="/projects/$projectSlug/radars" params={{ projectSlug: radar.project.slug }}>
          {t('radars')}
        </BackLink>
        <div className={styles.notes}>
          <AiMark radar={radar} />
          <PublishedNote radar={radar} />
        </div>
      </BackRow>
      <PageHeader
        title={radar.title}
        count={t('blipCount', { count: radar.blip_count })}
        lede={radar.challenge !== radar.title && radar.challenge}
        actions={
          <RadarActions
            radar={radar}
            shape={view.shape}
            mayWrite={mayWrite}
            mayPublish={mayPublish}
            edition={view.edition}
            onEditionClosed={() => show({ edition: '' })}
            onPresent={isEmpty ? undefined : () => setPresented(true)}
          />
        }
      />
      {isEmpty ? (
        <>
          <NoBlips radar={radar} mayWrite={mayWrite} />
          {words}
        </>
      ) : (
        <>
          <RadarFilters sectors={radar.domains} impacts={radar.impacts} blips={all} view={view} onShow={show} />
          <div className={styles.body}>
            <div className={styles.stage}>
              <RadarPicture
                layout={layout}
                field={reading.field}
                blips={inView}
                challenge={radar.challenge}
                label={t('pictureOf', { title: radar.title })}
                chosen={chosen?.id}
                pointed={pointed}
                onPoint={setPointed}
                onChoose={chooseInPicture}
                onLeave={closeInPicture}
                dimmed={reading.dimmed}
              />
              <RadarLegend blips={inView} since={radar.last_dump ?? undefined} />
            </div>
            <div className={styles.side}>
              <p className={filtered ? styles.found : visuallyHidden} role="status">
                {filtered && t('blipsFound', { shown: number(standing.length), count: inView.length })}
                {filtered && (
                  <Button variant="quiet" onClick={() => show({ filters: noBlipFilters })}>
                    {t('clear')}
                  </Button>
                )}
              </p>
              {detail && chosen && !isNarrow ? (
                detail
              ) : (
                <Later>
                  {() => (
                    <BlipList
                      sectors={bySector(radar.domains, standing)}
                      pointed={pointed}
                      returned={returned}
                      onPoint={setPointed}
                    />
                  )}
                </Later>
              )}
            </div>
            <div className={styles.words}>
              <Later>{() => words}</Later>
            </div>
          </div>
        </>
      )}
      {isNarrow && detail}
      {Presentation && (
        <Presentation
          opened={presented}
          layout={layout}
          field={reading.field}
          blips={standing}
          title={radar.title}
          challenge={radar.challenge}
          chosen={chosen?.id}
          onChoose={choose}
          onWhole={close}
          onClose={() => setPresented(false)}
        />
      )}
    </article>
  );
}
