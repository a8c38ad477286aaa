import type { RadarAttributes, RadarShape } from '@foreglow/contract';
import { IconPresentation } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useAction, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyLinkButton } from '#ui/copy/copy-link-button.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { RadarMenu } from '../radar-menu.tsx';
import { useRadarRemoval } from '../use-radar-removal.ts';
import { ExportItems, ExportMenu } from './export-menu.tsx';

interface RadarActionsProps {
  readonly radar: RadarAttributes;
  readonly shape: RadarShape;
  readonly mayWrite: boolean;
  readonly mayPublish: boolean;
  /** The number of the edition that the address opens; empty for none. */
  readonly edition: string;
  readonly onEditionClosed: () => void;
  /** Starts the presentation; undefined while there is nothing to present. */
  readonly onPresent: (() => void) | undefined;
}

const loadPublishing = () => import('../publishing/publishing-dialog.tsx');

/** The actions for a radar. On a phone most of them are in the menu. */
export function RadarActions(props: RadarActionsProps) {
  const { radar, shape, mayWrite, mayPublish, edition, onEditionClosed, onPresent } = props;
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const projectSlug = radar.project.slug;
  const params = { projectSlug, radarSlug: radar.slug };
  const toEditor = { to: '/projects/$projectSlug/radars/edit/$radarSlug', params } as const;
  const toComparison = { to: '/projects/$projectSlug/radars/$radarSlug/compare', params } as const;
  const isShown = useIsShown();
  const toList = () => {
    if (isShown()) void navigate({ to: '/projects/$projectSlug/radars', params: { projectSlug } });
  };
  const [publishing, setPublishing] = useState(false);
  const closePublishing = () => {
    setPublishing(false);
    if (edition !== '') onEditionClosed();
  };
  const isPublishing = publishing || edition !== '';
  const PublishingDialog = useLoaded(isPublishing, loadPublishing, closePublishing);
  const remove = useRadarRemoval(projectSlug);
  const wasPublished = radar.last_dump !== null;
  useShortcut('e', t('edit'), () => void navigate(toEditor), { enabled: mayWrite });
  useShortcut('p', t('present'), () => onPresent?.(), { enabled: onPresent !== undefined });
  useAction(t('publish'), () => setPublishing(true), { enabled: mayPublish });
  useAction(t('compare'), () => void navigate(toComparison), { enabled: wasPublished });
  useAction(t('delete'), () => void remove(radar, toList), { enabled: mayWrite });
  const items = isPhone && (
    <>
      {wasPublished && <MoreMenuItem onClick={() => void navigate(toComparison)}>{t('compare')}</MoreMenuItem>}
      <ExportItems projectSlug={projectSlug} radar={radar} shape={shape} />
    </>
  );
  return (
    <>
      <CopyLinkButton path={`/projects/${projectSlug}/radars/${radar.slug}`} />
      {onPresent && (
        <IconButton label={t('present')} onClick={onPresent}>
          <IconPresentation stroke={1.5} aria-hidden="true" />
        </IconButton>
      )}
      {mayWrite ? (
        <RadarMenu projectSlug={projectSlug} radar={radar} withEdit={isPhone} onDeleted={toList}>
          {items}
        </RadarMenu>
      ) : (
        items && <MoreMenu label={t('moreOf', { title: radar.title })}>{items}</MoreMenu>
      )}
      {!isPhone && (
        <>
          {mayWrite && <ButtonLink {...toEditor}>{t('edit')}</ButtonLink>}
          {wasPublished && <ButtonLink {...toComparison}>{t('compare')}</ButtonLink>}
          <ExportMenu projectSlug={projectSlug} radar={radar} shape={shape} />
        </>
      )}
      {(mayWrite || wasPublished) && (
        <Button variant={mayPublish ? 'primary' : 'plain'} onClick={() => setPublishing(true)}>
          {t(mayPublish ? 'publish' : 'editions')}
        </Button>
      )}
      {PublishingDialog && (
        <PublishingDialog
          radar={radar}
          mayWrite={mayWrite}
          mayPublish={mayPublish}
          edition={edition}
          opened={isPublishing}
          onClose={closePublishing}
        />
      )}
    </>
  );
}
