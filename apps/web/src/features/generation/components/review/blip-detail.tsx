import type { GenerationAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EvidenceList } from '#features/evidence/components/evidence-list.tsx';
import type { NumberedBlip } from '#features/generation/rules/review.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import styles from './review.module.css';
import type { Deciding } from './use-deciding.ts';

interface BlipDetailProps {
  readonly blip: NumberedBlip;
  readonly instance: GenerationAttributes;
  readonly deciding: Deciding;
  readonly closed: boolean;
}

/** Why a blip was drafted, the cards it is based on, and the possible decisions about it. */
export function BlipDetail({ blip, instance, deciding, closed }: BlipDetailProps) {
  const { t } = useTranslation('generation');
  const { id, rationale, impacts, cards, decision } = blip;
  const projectSlug = instance.project.slug;
  return (
    <div className={styles.detail}>
      {rationale && <LazyProse>{rationale}</LazyProse>}
      {impacts.length > 0 && <p className={styles.affects}>{t('affects', { names: impacts.join(', ') })}</p>}
      {cards.length > 0 ? (
        <section className={styles.evidence} aria-label={t('evidence')}>
          <h3>{t('evidence')}</h3>
          <EvidenceList
            kind="cards"
            projectSlug={projectSlug}
            items={cards}
            label={t('evidence')}
            mayRestore
            link={({ slug, title }) => (
              <Link
                to="/projects/$projectSlug/radars/liftoff/$instanceId/$cardSlug"
                params={{ projectSlug, instanceId: instance.slug, cardSlug: slug }}
                search={true}
                state={{ overList: true }}
              >
                {title}
              </Link>
            )}
          />
        </section>
      ) : (
        <p className={styles.none}>{t('noEvidenceText')}</p>
      )}
      {!closed && (
        <div className={styles.choices}>
          {decision === 'open' ? (
            <>
              <Button onClick={() => deciding.decide(blip, 'accepted')}>{t('accept')}</Button>
              <Button onClick={() => deciding.edit(id)}>{t('edit')}</Button>
              <Button onClick={() => deciding.decide(blip, 'dropped')}>{t('drop')}</Button>
            </>
          ) : (
            <>
              <Button onClick={() => deciding.decide(blip, 'open')}>{t('takeBack')}</Button>
              <Button onClick={() => deciding.edit(id)}>{t('edit')}</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
