import { limits, type RadarAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { useTranslation } from 'react-i18next';
import { type EditedName, namesEdit } from '#features/radars/rules/name-edit.rules.ts';
import type { RadarEdit } from '#features/radars/rules/radar-edit.rules.ts';
import { CommitField } from './commit-field.tsx';
import styles from './editor.module.css';
import { NamesField } from './names-field.tsx';

interface SettingsFormProps {
  readonly radar: RadarAttributes;
  readonly onEdit: (edit: RadarEdit) => void;
}

/** The texts of a radar, and its sectors, rings and impacts. */
export function SettingsForm({ radar, onEdit }: SettingsFormProps) {
  const { t } = useTranslation('radars');
  const usersOf = (of: 'domain' | 'ring', name: string) =>
    radar.blips.filter((blip) => nameKey(blip[of]) === nameKey(name));
  const change =
    (list: 'domains' | 'rings', of: 'domain' | 'ring') => (names: readonly EditedName[], to?: string | null) => {
      const edit = namesEdit(radar[list], names, to);
      const lost = to === null ? edit.removed.flatMap(({ name }) => usersOf(of, name)) : [];
      onEdit({ [list]: edit, ...(lost.length > 0 && { removed_blips: lost.map(({ id }) => id) }) });
    };
  return (
    <section className={styles.form} aria-label={t('settings')}>
      <CommitField
        label={t('radarTitle')}
        value={radar.title}
        maxLength={limits.titleLength}
        required
        onCommit={(title) => onEdit({ title })}
      />
      <CommitField
        label={t('question')}
        wraps
        optional={t('optional')}
        value={radar.challenge ?? ''}
        maxLength={limits.challengeLength}
        onCommit={(challenge) => onEdit({ challenge: challenge || null })}
      />
      <CommitField
        label={t('introduction')}
        optional={t('optional')}
        rows={3}
        value={radar.description ?? ''}
        maxLength={limits.textLength}
        onCommit={(description) => onEdit({ description: description || null })}
      />
      <CommitField
        label={t('audience')}
        optional={t('optional')}
        rows={2}
        value={radar.audience ?? ''}
        maxLength={limits.textLength}
        onCommit={(audience) => onEdit({ audience: audience || null })}
      />
      <NamesField
        label={t('sectors')}
        addLabel={t('addSector')}
        names={radar.domains}
        {...limits.radarDomains}
        usedBy={(name) => usersOf('domain', name).length}
        onChange={change('domains', 'domain')}
      />
      <NamesField
        label={t('rings')}
        addLabel={t('addRing')}
        hint={t('ringsHint')}
        names={radar.rings}
        {...limits.radarRings}
        usedBy={(name) => usersOf('ring', name).length}
        onChange={change('rings', 'ring')}
      />
      <NamesField
        label={t('impacts')}
        addLabel={t('addImpact')}
        hint={t('impactsHint')}
        names={radar.impacts}
        min={0}
        max={limits.radarImpacts}
        onChange={(names) => onEdit({ impacts: namesEdit(radar.impacts, names) })}
      />
    </section>
  );
}
