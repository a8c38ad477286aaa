import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { useRadarRemoval } from './use-radar-removal.ts';

interface RadarMenuProps {
  readonly projectSlug: string;
  readonly radar: { readonly slug: string; readonly title: string };
  /** Includes the editor, for pages without a button for it. */
  readonly withEdit?: boolean;
  /** Additional items, above deleting. */
  readonly children?: ReactNode;
  /** Called after the radar was deleted. */
  readonly onDeleted?: () => void;
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The menu of a radar. */
export function RadarMenu({ projectSlug, radar, withEdit = false, children, onDeleted }: RadarMenuProps) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const remove = useRadarRemoval(projectSlug);
  const params = { projectSlug, radarSlug: radar.slug };
  return (
    <MoreMenu label={t('moreOf', { title: radar.title })}>
      {withEdit && (
        <MoreMenuItem
          icon={<IconEdit {...icon} />}
          onClick={() => void navigate({ to: '/projects/$projectSlug/radars/edit/$radarSlug', params })}
        >
          {t('edit')}
        </MoreMenuItem>
      )}
      {children}
      <MoreMenuItem danger icon={<IconTrash {...icon} />} onClick={() => void remove(radar, onDeleted)}>
        {t('delete')}
      </MoreMenuItem>
    </MoreMenu>
  );
}
