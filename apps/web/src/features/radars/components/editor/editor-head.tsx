import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewBlip } from '#features/radars/rules/radar-edit.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonMenu } from '#ui/menu/button-menu.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { ImportRadarDialog } from '../importing/import-radar.tsx';
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

/** The title of the edited radar, the state of saving, and buttons to add blips. On a phone most of them are in a menu. */
export function EditorHead({ edits, editing, chosen }: EditorHeadProps) {
  const { t } = useTranslation('radars');
  const { radar, state, retry, canUndo, canRedo } = edits;
  const { undo, redo } = editing;
  const [opened, setOpened] = useState<'trends' | 'cards' | 'import'>();
  const isPhone = useMediaQuery('(max-width: 599px)');
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
            {isPhone ? (
              <>
                <IconButton label={t('undo')} aria-disabled={!canUndo} onClick={undo}>
                  <IconArrowBackUp stroke={1.6} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('redo')} aria-disabled={!canRedo} onClick={redo}>
                  <IconArrowForwardUp stroke={1.6} aria-hidden="true" />
                </IconButton>
                <MoreMenu label={t('moreOf', { title: radar.title })}>
                  <MoreMenuItem onClick={() => setOpened('trends')}>{t('addFromTrends')}</MoreMenuItem>
                  <MoreMenuItem onClick={() => setOpened('cards')}>{t('addFromCards')}</MoreMenuItem>
                  <MoreMenuItem onClick={() => setOpened('import')}>{t('importNext')}</MoreMenuItem>
                </MoreMenu>
              </>
            ) : (
              <>
                <Button aria-disabled={!canUndo} onClick={undo}>
                  {t('undo')}
                </Button>
                <Button aria-disabled={!canRedo} onClick={redo}>
                  {t('redo')}
                </Button>
                <Button onClick={() => setOpened('import')}>{t('importNext')}</Button>
                <ButtonMenu label={t('addFrom')}>
                  <MoreMenuItem onClick={() => setOpened('trends')}>{t('fromTrends')}</MoreMenuItem>
                  <MoreMenuItem onClick={() => setOpened('cards')}>{t('fromCards')}</MoreMenuItem>
                </ButtonMenu>
              </>
            )}
            <Button variant="primary" onClick={() => editing.addEmpty()}>
              {t('addBlip')}
            </Button>
          </>
        }
      />
      <TrendsDialog radar={radar} opened={opened === 'trends'} onAdd={add} onClose={close} />
      <ImportRadarDialog
        projectSlug={projectSlug}
        radar={radar}
        label={t('importNext')}
        opened={opened === 'import'}
        onClose={close}
      />
      {opened === 'cards' && <CardsDialog radar={radar} remaining={editing.remaining} onAdd={add} onClose={close} />}
    </>
  );
}
