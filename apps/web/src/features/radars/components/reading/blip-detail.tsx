import type { RadarAttributes } from '@foreglow/contract';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceList } from '#features/evidence/components/evidence-list.tsx';
import { evidenceOf, reasonOf, takesEvidence, takesReason } from '#features/radars/rules/from-trend.rules.ts';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './blip-detail.module.css';
import { MovedSince } from './moved-since.tsx';

interface BlipDetailProps {
  readonly radar: RadarAttributes;
  readonly blip: ReadBlip;
  /** The next and previous blip that are not dimmed; undefined at the ends. */
  readonly next: ReadBlip | undefined;
  readonly previous: ReadBlip | undefined;
  readonly mayWrite: boolean;
  /** Whether it is in a dialog, which has the title and the close button itself. */
  readonly inDialog?: boolean;
  /** Whether its heading takes the focus when it opens. Not in a dialog, which takes it itself. */
  readonly takesFocus: boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** The chosen blip: its place and the reasons for it, its impacts, and the cards or trend it is based on. */
export function BlipDetail(props: BlipDetailProps) {
  const { radar, blip, next, previous, mayWrite, inDialog = false, takesFocus, onChoose, onClose } = props;
  const { t } = useTranslation('radars');
  const projectSlug = radar.project.slug;
  const { id, number, label, domain, ring, impact, impacts, tags, direction, trend } = blip;
  const [reason, cards] = [reasonOf(blip), evidenceOf(blip)];
  const heading = useRef<HTMLHeadingElement>(null);
  /** The blip that the buttons for the next and previous one led to. They keep the focus, so its name is announced. */
  const [stepped, setStepped] = useState<string>();
  const step = (to: ReadBlip | undefined) => () => {
    if (!to) return;
    setStepped(to.id);
    onChoose(to.id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another blip moves the focus
  useEffect(() => {
    if (stepped === id) return;
    setStepped(undefined);
    if (takesFocus) heading.current?.focus();
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (inDialog || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <article className={styles.detail} aria-label={label} onKeyDown={onKeyDown}>
      <p className={visuallyHidden} role="status">
        {stepped === id && label}
      </p>
      <div className={cx(styles.top, inDialog && styles.inDialog)}>
        <IconButton label={t('previousBlip')} aria-disabled={!previous} onClick={step(previous)}>
          <IconChevronLeft {...icon} />
        </IconButton>
        <IconButton label={t('nextBlip')} aria-disabled={!next} onClick={step(next)}>
          <IconChevronRight {...icon} />
        </IconButton>
        {!inDialog && (
          <span className={styles.close}>
            <IconButton label={t('closeBlip')} onClick={onClose}>
              <IconX {...icon} />
            </IconButton>
          </span>
        )}
      </div>
      <p className={styles.place}>{[number, domain, ring, t('impactOfFive', { impact })].join(' · ')}</p>
      {!inDialog && (
        <h2 ref={heading} className={styles.title} dir="auto" tabIndex={-1}>
          {label}
        </h2>
      )}
      <MovedSince radar={radar} blip={blip} />
      {reason && (
        <div className={styles.rationale}>
          <LazyProse>{reason}</LazyProse>
        </div>
      )}
      {mayWrite && (takesReason(blip) || takesEvidence(blip)) && (
        <p className={styles.taken}>
          {t('takenFromTrend')}{' '}
          <Link
            to="/projects/$projectSlug/radars/edit/$radarSlug"
            params={{ projectSlug, radarSlug: radar.slug }}
            search={{ blip: id }}
          >
            {t('edit')}
          </Link>
        </p>
      )}
      <dl className={styles.facts}>
        {direction && (
          <div>
            <dt>{t('direction')}</dt>
            <dd>{t(`direction_${direction}`)}</dd>
          </div>
        )}
        {impacts.length > 0 && (
          <div>
            <dt>{t('affects')}</dt>
            <dd>{impacts.join(', ')}</dd>
          </div>
        )}
        {tags.length > 0 && (
          <div>
            <dt>{t('tags')}</dt>
            <dd className={styles.tags}>
              {tags.map(({ name, color }) => (
                <TagDot key={name} color={color}>
                  {name}
                </TagDot>
              ))}
            </dd>
          </div>
        )}
        {trend && (
          <div>
            <dt>{t('trend')}</dt>
            <dd>
              {trend.removed_at === null ? (
                <Link
                  to="/projects/$projectSlug/trends/$trendSlug"
                  params={{ projectSlug, trendSlug: trend.slug }}
                  className={styles.trend}
                >
                  {trend.title}
                </Link>
              ) : (
                <>
                  <s>{trend.title}</s> {t('inTrash')}
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {cards.length > 0 && (
        <section aria-labelledby="blip-evidence">
          <h3 id="blip-evidence" className={styles.evidence}>
            {t('evidence')}
          </h3>
          <EvidenceList
            kind="cards"
            projectSlug={projectSlug}
            items={cards}
            label={t('evidence')}
            mayRestore={mayWrite}
            link={({ slug, title }) => (
              <Link
                to="/projects/$projectSlug/radars/$radarSlug/$cardSlug"
                params={{ projectSlug, radarSlug: radar.slug, cardSlug: slug }}
                search={true}
                state={{ overList: true }}
              >
                {title}
              </Link>
            )}
          />
        </section>
      )}
    </article>
  );
}
