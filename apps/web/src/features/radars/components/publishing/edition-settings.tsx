import { type DumpAttributes, type RadarAttributes, type RadarBackground, radarBackgrounds } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useChangeDump } from '#features/radars/api/change-dump.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { notify } from '#ui/toast/notify.ts';
import { CheckLine } from './check-line.tsx';
import styles from './publishing.module.css';
import { useExpiryOptions } from './use-expiry-options.ts';

interface EditionSettingsProps {
  readonly radar: RadarAttributes;
  readonly dump: DumpAttributes;
}

/**
 * How long an edition can be read, and whether it may be embedded or listed. A change takes effect
 * immediately.
 */
export function EditionSettings({ radar, dump }: EditionSettingsProps) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const changing = useChangeDump(radar.project.slug, radar.slug);
  const change = (attributes: Parameters<typeof changing.mutate>[0]['attributes']) =>
    changing.mutate(
      { dumpSlug: dump.slug, attributes },
      {
        onSuccess: () => notify.success(t('settingsSaved')),
        onError: (error) => notify.error(t('settingsNotSaved'), { description: errorText(error) }),
      },
    );
  const { options, valueFor, daysOf } = useExpiryOptions();
  const kept = dump.expires_at && { value: 'kept', name: t('until', { day: longDay(dump.expires_at) }) };
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('expiry')}
        hint={t('expiryHint')}
        options={kept ? [kept, ...options] : options}
        value={kept ? kept.value : valueFor(null)}
        onChange={(value) => change({ expires_in_days: daysOf(value) })}
      />
      <SelectField
        label={t('background')}
        hint={t('backgroundHint')}
        options={radarBackgrounds.map((value) => ({ value, name: t(`background_${value}`) }))}
        value={dump.background}
        onChange={(value) => change({ background: value as RadarBackground })}
      />
      <div className={styles.checks}>
        <CheckLine
          checked={dump.embeddable}
          onChange={(embeddable) => change({ embeddable })}
          label={t('embeddable')}
          hint={t('embeddableHint')}
        />
        <CheckLine
          checked={dump.indexable}
          onChange={(indexable) => change({ indexable })}
          label={t('indexable')}
          hint={t('indexableHint')}
        />
      </div>
    </div>
  );
}
