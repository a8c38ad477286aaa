import type { InsightAttributes } from '@foreglow/contract';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '#features/conclusions/components/use-removal.ts';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { useFormats } from '#lib/format/use-formats.ts';
import { useAction, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyLinkButton } from '#ui/copy/copy-link-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';

interface InsightActionsProps {
  readonly insight: InsightAttributes;
  readonly mayWrite: boolean;
}

/** The actions of an insight. If it supports trends, they are listed before it is deleted. */
export function InsightActions({ insight, mayWrite }: InsightActionsProps) {
  const { t } = useTranslation('insights');
  const { list } = useFormats();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { slug, project } = insight;
  const projectSlug = project.slug;
  const { remove, busy } = useRemoval('insights', projectSlug);
  const trends = insight.trends.filter(({ removed_at }) => removed_at === null);
  const isShown = useIsShown();
  const toList = () => {
    if (isShown()) void navigate({ to: '/projects/$projectSlug/insights', params: { projectSlug } });
  };
  const removeNow = () => remove(insight, toList);
  const removeAfterQuestion = () => (trends.length > 0 ? setAsking(true) : void removeNow());
  const toTrend = {
    to: '/projects/$projectSlug/trends/create',
    params: { projectSlug },
    state: { chosenInsights: [{ slug, title: insight.title, description: insight.description }] },
  } as const;
  const toEditor = {
    to: '/projects/$projectSlug/insights/edit/$insightSlug',
    params: { projectSlug, insightSlug: slug },
  } as const;
  useShortcut('e', t('edit'), () => void navigate(toEditor), { enabled: mayWrite });
  useAction(t('makeTrend'), () => void navigate(toTrend), { enabled: mayWrite });
  useAction(t('delete'), removeAfterQuestion, { enabled: mayWrite });
  return (
    <>
      <CopyLinkButton path={`/projects/${projectSlug}/insights/${slug}`} />
      <ExportButton
        label={t('export')}
        subject={{ projectSlug, content: 'insights', slugs: [slug], title: insight.title }}
      />
      {mayWrite && (
        <>
          <ButtonLink {...toTrend}>{t('makeTrend')}</ButtonLink>
          <ButtonLink {...toEditor}>{t('edit')}</ButtonLink>
          <MoreMenu label={t('more')}>
            <MoreMenuItem
              danger
              icon={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
              onClick={removeAfterQuestion}
            >
              {t('delete')}
            </MoreMenuItem>
          </MoreMenu>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={removeNow}
        busy={busy}
        danger
        title={t('deleteTitle')}
        text={t('deleteText', { count: trends.length, titles: list(trends.map(({ title }) => title)) })}
        confirmLabel={t('delete')}
      />
    </>
  );
}
