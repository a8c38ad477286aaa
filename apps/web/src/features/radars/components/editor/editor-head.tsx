import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';
import { ButtonMenu, MoreMenuItem } from '../../../../ui/menu/index.ts';
import { BackLink, BackRow, PageHeader } from '../../../../ui/page/index.ts';
import type { NewBlip } from '../../rules/radar-edit.rules.ts';
import { ImportRadar } from '../importing/import-radar.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import styles from './editor.module.css';
import { TrendsDialog } from './trends-dialog.tsx';
import type { Editing } from './use-editing.ts';
import type { useRadarEdits } from './use-radar-edits.ts';

interface EditorHeadProps {
  readonly edits: ReturnType<typeof useRadarEdits>;
  readonly editing: Editing;
  readonly chosen: string;
}

/** The title of the edited radar, the state of saving, and buttons to add blips. */
export function EditorHead({ edits, editing, chosen }: EditorHeadProps) {
  const { t } = useTranslation('radars');
  const { radar, state, retry, undo, redo, canUndo, canRedo } = edits;
  const [opened, setOpened] = useState<'trends' | 'cards'>();
  const projectSlug = radar.project.slug;
  const close = () => setOpened(undefined);
  /** A dialog whose blips have no room stays open with its selection. */
  const add = (blips: readonly NewBlip[]) => {
    if (editing.add(blips)) close();
  };
  return (
    <>
      <BackRow>
        <BackLink
          to="/projects/$projectSlug/radars/$radarSlug"
          params={{ projectSlug, radarSlug: radar.slug }}
          search={chosen ? { blip: chosen } : {}}
        >
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
      </BackRow>
      <PageHeader
        title={radar.title}
        count={t('blipCount', { count: radar.blips.length })}
        actions={
          <>
            <Button aria-disabled={!canUndo} onClick={undo}>
              {t('undo')}
            </Button>
            <Button aria-disabled={!canRedo} onClick={redo}>
              {t('redo')}
            </Button>
            <ImportRadar projectSlug={projectSlug} radar={radar} label={t('importNext')} />
            <ButtonMenu label={t('addFrom')}>
              <MoreMenuItem onClick={() => setOpened('trends')}>{t('fromTrends')}</MoreMenuItem>
              <MoreMenuItem onClick={() => setOpened('cards')}>{t('fromCards')}</MoreMenuItem>
            </ButtonMenu>
            <Button variant="primary" onClick={() => editing.addEmpty()}>
              {t('addBlip')}
            </Button>
          </>
        }
      />
      <TrendsDialog radar={radar} opened={opened === 'trends'} onAdd={add} onClose={close} />
      {opened === 'cards' && <CardsDialog radar={radar} remaining={editing.remaining} onAdd={add} onClose={close} />}
    </>
  );
}
