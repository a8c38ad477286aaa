import { type BlipAttributes, limits } from '@foreglow/contract';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectTrendsQuery } from '#features/radars/api/project-trends.ts';
import type { EditedBlip } from '#features/radars/rules/radar-edit.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { BlipEvidence } from './blip-evidence.tsx';
import { BlipReason } from './blip-reason.tsx';
import { CommitField } from './commit-field.tsx';
import styles from './editor.module.css';

interface BlipFormProps {
  readonly projectSlug: string;
  readonly radar: {
    readonly domains: readonly string[];
    readonly rings: readonly string[];
    readonly impacts: readonly string[];
  };
  readonly blip: BlipAttributes;
  readonly onEdit: (change: Omit<EditedBlip, 'id'>) => void;
  /** Whether it was just added. */
  readonly fresh: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, name }));

/** The text of a blip, its position, and the cards or trend it is based on. */
export function BlipForm(props: BlipFormProps) {
  const { projectSlug, radar, blip, fresh, onEdit, onDuplicate, onRemove, onClose } = props;
  const { t } = useTranslation('radars');
  const trends = useQuery(projectTrendsQuery(projectSlug));
  const trendOptions = [
    { value: '', name: t('noTrend') },
    ...(trends.data ?? []).map(({ slug, title }) => ({ value: slug, name: title })),
  ];
  const isListed = trendOptions.some(({ value }) => value === (blip.trend_slug ?? ''));
  const toggle = (name: string) =>
    onEdit({
      impacts: blip.impacts.includes(name) ? blip.impacts.filter((one) => one !== name) : [...blip.impacts, name],
    });
  return (
    <section className={styles.form} aria-label={blip.label}>
      <div className={styles.formHead}>
        <Button variant="quiet" icon={<IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />} onClick={onClose}>
          {t('backToBlips')}
        </Button>
        <div>
          <Button variant="quiet" onClick={onDuplicate}>
            {t('duplicate')}
          </Button>
          <Button variant="quiet" danger onClick={onRemove}>
            {t('removeBlip')}
          </Button>
        </div>
      </div>
      <CommitField
        label={t('blipLabel')}
        value={blip.label}
        maxLength={limits.titleLength}
        required
        selected={fresh}
        onCommit={(label) => onEdit({ label })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('sector')}
          options={asOptions(radar.domains)}
          value={blip.domain}
          onChange={(domain) => onEdit({ domain, angle: null })}
        />
        <SelectField
          label={t('ring')}
          options={asOptions(radar.rings)}
          value={blip.ring}
          onChange={(ring) => onEdit({ ring, position: 0.5 })}
        />
        <SelectField
          label={t('impact')}
          options={[1, 2, 3, 4, 5].map((step) => ({ value: `${step}`, name: t('ofFive', { value: step }) }))}
          value={`${blip.impact}`}
          onChange={(step) => onEdit({ impact: Number(step) })}
        />
        <SelectField
          label={t('trend')}
          options={
            isListed ? trendOptions : [...trendOptions, { value: blip.trend_slug ?? '', name: blip.trend?.title ?? '' }]
          }
          value={blip.trend_slug ?? ''}
          onChange={(slug) => onEdit({ trend_slug: slug || null })}
        />
      </div>
      {blip.direction && (
        <p className={styles.hint}>{t('trendHeads', { direction: t(`direction_${blip.direction}`) })}</p>
      )}
      {radar.impacts.length > 0 && (
        <fieldset className={styles.checks}>
          <legend>{t('affects')}</legend>
          {radar.impacts.map((name) => (
            <label key={name}>
              <Check checked={blip.impacts.includes(name)} onChange={() => toggle(name)} /> {name}
            </label>
          ))}
        </fieldset>
      )}
      <BlipReason key={`${blip.id} ${blip.trend_slug}`} blip={blip} onEdit={onEdit} />
      <BlipEvidence projectSlug={projectSlug} blip={blip} onEdit={onEdit} />
    </section>
  );
}
