import { type Horizon, horizons, type TrendAttributes } from '@foreglow/contract';
import { IconArrowRight, IconEdit, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '#features/conclusions/components/use-removal.ts';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface TrendMenuProps {
  readonly trend: TrendAttributes;
  /** Moves the trend to another horizon, if that is possible. */
  readonly onMove?: (to: Horizon | null) => void;
  /** Called after the trend was deleted. */
  readonly onDeleted?: () => void;
}

/** The menu of a trend. */
export function TrendMenu({ trend, onMove, onDeleted }: TrendMenuProps) {
  const { t } = useTranslation('trends');
  const navigate = useNavigate();
  const { remove } = useRemoval('trends', trend.project.slug);
  const params = { projectSlug: trend.project.slug, trendSlug: trend.slug };
  return (
    <MoreMenu label={t('moreOf', { title: trend.title })}>
      {onMove &&
        [...horizons, null]
          .filter((horizon) => horizon !== trend.horizon)
          .map((horizon) => (
            <MoreMenuItem key={horizon} icon={<IconArrowRight {...icon} />} onClick={() => onMove(horizon)}>
              {t('moveTo', { place: t(`horizon_${horizon}`) })}
            </MoreMenuItem>
          ))}
      <MoreMenuItem
        icon={<IconEdit {...icon} />}
        onClick={() => void navigate({ to: '/projects/$projectSlug/trends/edit/$trendSlug', params })}
      >
        {t('edit')}
      </MoreMenuItem>
      <MoreMenuItem danger icon={<IconTrash {...icon} />} onClick={() => void remove(trend, onDeleted)}>
        {t('delete')}
      </MoreMenuItem>
    </MoreMenu>
  );
}
