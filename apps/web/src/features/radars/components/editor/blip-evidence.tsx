import { type BlipAttributes, limits } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceField } from '#features/evidence/components/evidence-field.tsx';
import { EvidenceList } from '#features/evidence/components/evidence-list.tsx';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { takesEvidence } from '#features/radars/rules/from-trend.rules.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './from-trend.module.css';

interface BlipEvidenceProps {
  readonly projectSlug: string;
  readonly blip: BlipAttributes;
  readonly onEdit: (change: { readonly card_slugs: string[] }) => void;
}

/** The cards that support a blip. Those of its trend are shown until others are chosen here. */
export function BlipEvidence({ projectSlug, blip, onEdit }: BlipEvidenceProps) {
  const { t } = useTranslation('radars');
  const [cards, setCards] = useState<readonly Evidence[]>(blip.cards);
  // The titles of cards that were just chosen come with the response. Until then the locally chosen list is shown.
  const isKnown = blip.card_slugs.length === blip.cards.length;
  useEffect(() => {
    if (isKnown) setCards(blip.cards);
  }, [blip.cards, isKnown]);
  const choose = (chosen: readonly Evidence[]) => {
    setCards(chosen);
    onEdit({ card_slugs: chosen.map(({ slug }) => slug) });
  };
  if (takesEvidence(blip)) {
    return (
      <section className={styles.taken} aria-label={t('evidence')}>
        <div className={styles.head}>
          <h3>{t('evidence')}</h3>
          <Button variant="quiet" onClick={() => choose(blip.trend_cards)}>
            {t('editEvidence')}
          </Button>
        </div>
        <EvidenceList
          kind="cards"
          projectSlug={projectSlug}
          items={blip.trend_cards}
          label={t('evidence')}
          mayRestore={false}
          link={({ slug, title }) => (
            <Link to="/projects/$projectSlug/cards/$cardSlug" params={{ projectSlug, cardSlug: slug }}>
              {title}
            </Link>
          )}
        />
        <p className={styles.note}>{t('takenFromTrend')}</p>
      </section>
    );
  }
  return (
    <div>
      <EvidenceField kind="cards" projectSlug={projectSlug} value={cards} max={limits.blipCards} onChange={choose} />
      {blip.trend !== null && cards.length > 0 && (
        <Button variant="quiet" onClick={() => choose([])}>
          {t('takeFromTrend')}
        </Button>
      )}
    </div>
  );
}
