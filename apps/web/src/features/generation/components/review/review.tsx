import type { GenerationAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { placesOf } from '@foreglow/pictures/radars/layout/places';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bySector, countsOf, type Draft, numbered, trendsIn } from '#features/generation/rules/review.rules.ts';
import { shownSteps } from '#features/generation/rules/steps.rules.ts';
import { RadarPicture } from '#features/radars/components/picture/radar-picture.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { Facts } from '../progress/facts.tsx';
import { StepList } from '../progress/step-list.tsx';
import steps from '../progress/steps.module.css';
import { MakeRadar } from './make-radar.tsx';
import styles from './review.module.css';
import { ReviewBar } from './review-bar.tsx';
import { SectorBlips } from './sector-blips.tsx';
import { useDeciding } from './use-deciding.ts';
import { useReview } from './use-review.ts';
import { Verdicts } from './verdicts.tsx';

interface ReviewProps {
  /** Content above the title. */
  readonly top: ReactNode;
  readonly instance: GenerationAttributes;
  readonly draft: Draft;
}

/**
 * The review of a drafted radar: its picture, and next to it the list of blips, which can be accepted, changed or
 * dropped.
 */
export function Review({ top, instance, draft: saved }: ReviewProps) {
  const { t } = useTranslation('generation');
  const { title, challenge } = instance.prompt;
  const isMade = instance.radar_slug !== null;
  const review = useReview(instance, saved);
  const { draft } = review;
  const blips = useMemo(() => numbered(draft), [draft]);
  const layout = useMemo(() => {
    const { domains: sectors, rings } = draft;
    return layoutRadar({ shape: 'half', sectors, rings, blips: placesOf(draft, blips) });
  }, [draft, blips]);
  const deciding = useDeciding(review, blips, isMade);
  const { chosen, choose, close } = deciding;
  const [pointed, setPointed] = useState<string>();
  const dimmed = new Set(blips.filter(({ decision }) => decision === 'dropped').map(({ id }) => id));
  const counts = countsOf(blips);
  return (
    <article>
      {top}
      <PageHeader
        title={title}
        count={t('blips', { count: blips.length })}
        lede={challenge !== title && challenge}
        actions={<MakeRadar instance={instance} counts={counts} trends={trendsIn(blips)} saved={review.saved} />}
      />
      <ReviewBar blips={blips} counts={counts} review={review} closed={isMade} onUndo={deciding.undo} />
      <div className={styles.body}>
        <div className={styles.stage}>
          <RadarPicture
            layout={layout}
            field={draft}
            blips={blips}
            challenge={challenge}
            label={t('pictureOf', { title })}
            chosen={chosen?.id}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={choose}
            onLeave={close}
            dimmed={dimmed}
            below={<Verdicts layout={layout} blips={blips} />}
          />
        </div>
        <div className={styles.side}>
          {bySector(draft.domains, blips).map(({ name, blips: own }) => (
            <SectorBlips
              key={name}
              name={name}
              blips={own}
              instance={instance}
              draft={draft}
              deciding={deciding}
              closed={isMade}
              pointed={pointed}
              onPoint={setPointed}
            />
          ))}
        </div>
      </div>
      <details className={steps.how}>
        <summary>{t('howDrafted')}</summary>
        <StepList steps={shownSteps(instance)} />
        <p className={steps.bar}>
          <Facts draft={instance} />
        </p>
      </details>
      <p className={visuallyHidden} role="status">
        {deciding.spoken}
      </p>
    </article>
  );
}
