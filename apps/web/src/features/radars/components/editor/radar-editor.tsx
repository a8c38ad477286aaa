import type { RadarAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/contract/radars/layout/layout';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { BackLink, PageHeader } from '../../../../ui/page/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { movedByKey } from '../../rules/moved-by-key.rules.ts';
import type { WantedPlace } from '../../rules/pointed-place.rules.ts';
import { applyEdit, type EditedBlip } from '../../rules/radar-edit.rules.ts';
import { bySector, layoutInputOf, readBlips } from '../../rules/read-blips.rules.ts';
import type { Proposal } from '../../rules/trend-proposal.rules.ts';
import { ImportRadar } from '../importing/import-radar.tsx';
import { BlipForm } from './blip-form.tsx';
import { BlipRows } from './blip-rows.tsx';
import { EditPicture } from './edit-picture.tsx';
import styles from './editor.module.css';
import { SettingsForm } from './settings-form.tsx';
import { TrendsDialog } from './trends-dialog.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useRadarEdits } from './use-radar-edits.ts';

const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((id, part) => id + part.toString(36), 'b');

/** Edits a radar: its blips in the picture or by form, and what it says of itself. Everything is saved as it is done. */
export function RadarEditor({ stored }: { stored: RadarAttributes }) {
  const { t } = useTranslation('radars');
  const { radar, edit, state, retry, undo, redo, canUndo, canRedo } = useRadarEdits(stored);
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [tab, setTab] = useState<'blips' | 'settings'>('blips');
  const [trendsOpened, setTrendsOpened] = useState(false);
  const [dragged, setDragged] = useState<{ id: string; place: WantedPlace }>();
  const [spoken, setSpoken] = useState('');
  const shown = useMemo(
    () => (dragged ? applyEdit(radar, { changed_blips: [{ id: dragged.id, ...dragged.place }] }) : radar),
    [radar, dragged],
  );
  const blips = useMemo(() => readBlips(shown), [shown]);
  const layout = useMemo(() => layoutRadar(layoutInputOf(shown, { shape: 'half', sector: '' })), [shown]);
  const blip = radar.blips.find(({ id }) => id === chosen);
  const projectSlug = radar.project.slug;

  const change = (id: string, what: Omit<EditedBlip, 'id'>) => {
    edit({ changed_blips: [{ id, ...what }] });
    const after = { ...radar.blips.find((one) => one.id === id), ...what };
    setSpoken([after.label, after.domain, after.ring].filter(Boolean).join(', '));
  };
  const add = (place: { domain: string; ring: string; position?: number; angle?: number }) => {
    const id = newId();
    edit({ changed_blips: [{ id, label: t('newBlip'), ...place }] });
    setTab('blips');
    setChosen(id);
  };
  const addFirst = () =>
    add({ domain: blip?.domain ?? radar.domains[0] ?? '', ring: blip?.ring ?? radar.rings[0] ?? '' });
  const remove = (id: string) => {
    const label = radar.blips.find((one) => one.id === id)?.label ?? '';
    edit({ removed_blips: [id] });
    setChosen(undefined);
    notify.info(t('blipRemoved', { label }), { description: t('undoHint') });
  };
  const addTrends = (proposals: readonly Proposal[]) => {
    edit({ changed_blips: proposals.map(({ blip: proposed }) => ({ id: newId(), ...proposed })) });
    setTrendsOpened(false);
    notify.success(t('trendsAdded', { count: proposals.length }));
  };
  const onKey = (event: KeyboardEvent, id: string) => {
    const one = radar.blips.find((candidate) => candidate.id === id);
    if (!one) return;
    if (event.key === 'Delete' || event.key === 'Backspace') remove(id);
    else if (/^[1-5]$/.test(event.key) && !event.ctrlKey && !event.metaKey) change(id, { impact: Number(event.key) });
    else if (event.altKey) {
      const place = movedByKey(radar, one, event.key);
      if (!place) return;
      change(id, place);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEditorKeys({ undo, redo, add: addFirst });
  return (
    <article>
      <UnsavedGuard when={state !== 'saved'} />
      <div className={styles.top}>
        <BackLink to="/projects/$projectSlug/radars/$radarSlug" params={{ projectSlug, radarSlug: radar.slug }}>
          {t('readRadar')}
        </BackLink>
        <p className={styles.state} role="status">
          {t(`saving_${state}`)}
          {state === 'failed' && (
            <Button variant="quiet" onClick={retry}>
              {t('saveAgain')}
            </Button>
          )}
        </p>
      </div>
      <PageHeader
        title={radar.title}
        count={t('blipCount', { count: radar.blips.length })}
        actions={
          <>
            <Button disabled={!canUndo} onClick={undo}>
              {t('undo')}
            </Button>
            <Button disabled={!canRedo} onClick={redo}>
              {t('redo')}
            </Button>
            <ImportRadar projectSlug={projectSlug} radar={radar} label={t('importNext')} />
            <Button onClick={() => setTrendsOpened(true)}>{t('fromTrends')}</Button>
            <Button variant="primary" onClick={addFirst}>
              {t('addBlip')}
            </Button>
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.stage}>
          <EditPicture
            layout={layout}
            field={radar}
            blips={blips}
            challenge={radar.challenge}
            label={t('pictureOf', { title: radar.title })}
            chosen={chosen}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={(id) => {
              setTab('blips');
              setChosen(id);
            }}
            onLeave={() => setChosen(undefined)}
            onDrag={(id, place) => setDragged({ id, place })}
            onDrop={(place) => {
              if (dragged && place) change(dragged.id, place);
              setDragged(undefined);
            }}
            onAdd={add}
            onKey={onKey}
          />
          <p className={styles.hint}>{t('editHint')}</p>
        </div>
        <div className={styles.side}>
          {blip ? (
            <BlipForm
              key={blip.id}
              projectSlug={projectSlug}
              radar={radar}
              blip={blip}
              onEdit={(what) => change(blip.id, what)}
              onRemove={() => remove(blip.id)}
              onClose={() => setChosen(undefined)}
            />
          ) : (
            <>
              <div className={styles.tabs} role="tablist">
                {(['blips', 'settings'] as const).map((name) => (
                  <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
                    {t(`tab_${name}`)}
                  </button>
                ))}
              </div>
              {tab === 'settings' ? (
                <SettingsForm radar={radar} onEdit={edit} />
              ) : (
                <BlipRows
                  sectors={bySector(radar.domains, blips)}
                  pointed={pointed}
                  onPoint={setPointed}
                  onChoose={setChosen}
                />
              )}
            </>
          )}
        </div>
      </div>
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
      <TrendsDialog radar={radar} opened={trendsOpened} onAdd={addTrends} onClose={() => setTrendsOpened(false)} />
    </article>
  );
}
