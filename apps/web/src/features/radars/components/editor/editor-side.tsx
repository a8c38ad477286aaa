import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorTab, editorTabs } from '#features/radars/rules/editor-view.rules.ts';
import type { RadarEdit } from '#features/radars/rules/radar-edit.rules.ts';
import { bySector, type ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import { BlipRows } from './blip-rows.tsx';
import styles from './editor.module.css';
import { SettingsForm } from './settings-form.tsx';

interface EditorSideProps {
  readonly radar: Parameters<typeof SettingsForm>[0]['radar'];
  readonly blips: readonly ReadBlip[];
  readonly tab: EditorTab;
  readonly pointed: string | undefined;
  readonly onTab: (tab: EditorTab) => void;
  readonly onPoint: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (edit: RadarEdit) => void;
}

/** Next to the picture while no blip is open: the list of the blips, or the settings of the radar. */
export function EditorSide({ radar, blips, tab, pointed, onTab, onPoint, onChoose, onEdit }: EditorSideProps) {
  const { t } = useTranslation('radars');
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && editorTabs.at((editorTabs.indexOf(tab) + step) % editorTabs.length);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={radar.title}>
        {editorTabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={onKeyDown}
          >
            {t(`tab_${name}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'settings' ? (
          <SettingsForm radar={radar} onEdit={onEdit} />
        ) : (
          <BlipRows sectors={bySector(radar.domains, blips)} pointed={pointed} onPoint={onPoint} onChoose={onChoose} />
        )}
      </div>
    </>
  );
}
