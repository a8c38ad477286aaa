import type { RadarAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WantedPlace } from '#features/radars/rules/pointed-place.rules.ts';
import { applyEdit } from '#features/radars/rules/radar-edit.rules.ts';
import { layoutInputOf, readBlips } from '#features/radars/rules/read-blips.rules.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { BlipForm } from './blip-form.tsx';
import { EditPicture } from './edit-picture.tsx';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { EditorSide } from './editor-side.tsx';
import { useEditing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorView } from './use-editor-view.ts';
import { useRadarEdits } from './use-radar-edits.ts';
import { useReturnToList } from './use-return-to-list.ts';

/** The editor of a radar: its blips in the picture or by form, and its settings. Every change is saved immediately. */
export function RadarEditor({ saved }: { saved: RadarAttributes }) {
  const { t } = useTranslation('radars');
  const edits = useRadarEdits(saved);
  const { radar } = edits;
  const { view, show, chosen } = useEditorView(radar, edits.saved);
  const choose = (id: string) => show(id ? { blip: id, tab: 'blips' } : { blip: '' });
  const editing = useEditing({ edits, chosen: view.blip, onChoose: choose });
  const [pointed, setPointed] = useState<string>();
  const [dragged, setDragged] = useState<{ id: string; place: WantedPlace }>();
  const shown = useMemo(
    () => (dragged ? applyEdit(radar, { changed_blips: [{ id: dragged.id, ...dragged.place }] }) : radar),
    [radar, dragged],
  );
  const blips = useMemo(() => readBlips(shown), [shown]);
  const side = useReturnToList(chosen?.id, blips);
  const layout = useMemo(() => layoutRadar(layoutInputOf(shown, { shape: 'half', sector: '' })), [shown]);
  useEditorKeys({
    undo: editing.undo,
    redo: editing.redo,
    add: () => editing.addEmpty(),
    duplicate: chosen && (() => editing.duplicate(chosen.id)),
  });
  return (
    <article>
      <EditorHead edits={edits} editing={editing} chosen={chosen?.id ?? ''} />
      <div className={styles.body}>
        <div className={styles.stage}>
          <EditPicture
            layout={layout}
            field={radar}
            blips={blips}
            challenge={radar.challenge}
            label={t('pictureOf', { title: radar.title })}
            chosen={chosen?.id}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={choose}
            onLeave={() => choose('')}
            onDrag={(id, place) => setDragged({ id, place })}
            onDrop={(place) => {
              if (dragged && place) editing.change(dragged.id, place);
              setDragged(undefined);
            }}
            onAdd={editing.addEmpty}
            onKey={editing.onKey}
          />
          <p className={styles.hint}>
            {t('editHint')} <span className={styles.keys}>{t('editKeys')}</span>
          </p>
        </div>
        <div ref={side} className={styles.side}>
          {chosen ? (
            <BlipForm
              key={chosen.id}
              projectSlug={radar.project.slug}
              radar={radar}
              blip={chosen}
              fresh={chosen.id === editing.fresh}
              onEdit={(what) => editing.change(chosen.id, what)}
              onDuplicate={() => editing.duplicate(chosen.id)}
              onRemove={() => editing.remove(chosen.id)}
              onClose={() => choose('')}
            />
          ) : (
            <EditorSide
              radar={radar}
              blips={blips}
              tab={view.tab}
              pointed={pointed}
              onTab={(tab) => show({ tab })}
              onPoint={setPointed}
              onChoose={choose}
              onEdit={edits.edit}
            />
          )}
        </div>
      </div>
      <p className={visuallyHidden} role="status">
        {editing.spoken}
      </p>
    </article>
  );
}
