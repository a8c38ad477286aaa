import type { GenerationAttributes } from '@foreglow/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Draft, hasEvidence, type NumberedBlip } from '#features/generation/rules/review.rules.ts';
import { IconButton } from '#ui/button/button.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { BlipDetail } from './blip-detail.tsx';
import { BlipForm } from './blip-form.tsx';
import styles from './review.module.css';
import { type Deciding, rowId } from './use-deciding.ts';

interface BlipRowProps {
  readonly blip: NumberedBlip;
  readonly isChosen: boolean;
  readonly instance: GenerationAttributes;
  readonly draft: Draft;
  readonly deciding: Deciding;
  readonly closed: boolean;
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
}

const icon = { stroke: 1.8, 'aria-hidden': true } as const;

/** A drafted blip in the list. The chosen blip shows why it was drafted, or the form that changes it. */
export function BlipRow({ blip, isChosen, instance, draft, deciding, closed, pointed, onPoint }: BlipRowProps) {
  const { t } = useTranslation('generation');
  const { id, number, label, ring, impact, cards, decision, edited } = blip;
  const toggle = (wanted: 'accepted' | 'dropped') => () => deciding.decide(blip, decision === wanted ? 'open' : wanted);
  const [isAccepted, isDropped] = [decision === 'accepted', decision === 'dropped'];
  const isEdited = isChosen && deciding.edited === id;
  return (
    <li
      className={styles.blip}
      data-decision={decision}
      data-pointed={id === pointed || undefined}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <button
          type="button"
          id={rowId(id)}
          className={styles.open}
          aria-expanded={isChosen}
          onClick={() => (isChosen ? deciding.close() : deciding.choose(id))}
          onFocus={() => onPoint(id)}
          onBlur={() => onPoint(undefined)}
        >
          <span className={styles.label} dir="auto">
            {label}
          </span>
          <span className={visuallyHidden}> {t(`is_${decision}`)}</span>
          <span className={styles.meta}>
            <span>{ring}</span>
            <span>{t('impactOf', { impact })}</span>
            {hasEvidence(blip) ? (
              <span>{t('cards', { count: cards.length })}</span>
            ) : (
              <span className={styles.without}>{t('noEvidence')}</span>
            )}
            {edited && <span>{t('edited')}</span>}
          </span>
        </button>
        {closed ? (
          <span className={styles.verdict}>{t(`is_${decision}`)}</span>
        ) : (
          <span className={styles.buttons}>
            <IconButton
              label={t(isAccepted ? 'takeBackOf' : 'acceptOf', { label })}
              title={t(isAccepted ? 'takeBack' : 'accept')}
              aria-pressed={isAccepted}
              onClick={toggle('accepted')}
            >
              <IconCheck {...icon} />
            </IconButton>
            <IconButton
              label={t(isDropped ? 'takeBackOf' : 'dropOf', { label })}
              title={t(isDropped ? 'takeBack' : 'drop')}
              aria-pressed={isDropped}
              onClick={toggle('dropped')}
            >
              <IconX {...icon} />
            </IconButton>
          </span>
        )}
      </div>
      {isEdited && !closed ? (
        <BlipForm
          blip={blip}
          draft={draft}
          onSave={(change, accepted) => deciding.save(blip, change, accepted)}
          onCancel={() => deciding.edit(undefined)}
        />
      ) : (
        isChosen && <BlipDetail blip={blip} instance={instance} deciding={deciding} closed={closed} />
      )}
    </li>
  );
}
