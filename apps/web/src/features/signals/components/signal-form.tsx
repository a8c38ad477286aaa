import { limits } from '@foreglow/contract';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { KeptSignal } from '../rules/kept-signals.rules.ts';
import { SignalFacts } from './signal-facts.tsx';
import styles from './signals.module.css';

interface SignalFormProps {
  readonly projectSlug: string;
  readonly signal: KeptSignal;
  readonly onChange: (part: Partial<KeptSignal>) => void;
  readonly onDrop: () => void;
}

/** One drafted signal: whether it is kept, its texts, its source, and cards with similar contents. */
export function SignalForm({ projectSlug, signal, onChange, onDrop }: SignalFormProps) {
  const { t } = useTranslation('signals');
  return (
    <li className={styles.signal} data-chosen={signal.chosen || undefined}>
      <label className={styles.choose}>
        <Check checked={signal.chosen} onChange={(event) => onChange({ chosen: event.target.checked })} />
        <span>{t('keepThis')}</span>
      </label>
      <div className={styles.drop}>
        <IconButton label={t('dropThis', { title: signal.title })} onClick={onDrop}>
          <IconTrash stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.fields}>
        {signal.duplicates.length > 0 && (
          <p className={styles.duplicates}>
            {t('duplicates')}{' '}
            {signal.duplicates.map(({ id, attributes }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link
                  to="/projects/$projectSlug/cards/$cardSlug"
                  params={{ projectSlug, cardSlug: id }}
                  target="_blank"
                >
                  <bdi>{attributes.title}</bdi>
                </Link>
              </span>
            ))}
          </p>
        )}
        <TextField
          label={t('title')}
          value={signal.title}
          maxLength={limits.titleLength}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextAreaField
          label={t('description')}
          rows={4}
          value={signal.description ?? ''}
          maxLength={limits.textLength}
          onChange={(event) => onChange({ description: event.target.value || null })}
        />
        <TextAreaField
          label={t('relevance')}
          rows={2}
          value={signal.relevance ?? ''}
          maxLength={limits.textLength}
          onChange={(event) => onChange({ relevance: event.target.value || null })}
        />
        <SignalFacts projectSlug={projectSlug} signal={signal} />
      </div>
    </li>
  );
}
