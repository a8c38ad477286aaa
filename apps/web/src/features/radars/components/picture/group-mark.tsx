import type { RadarLayout } from '@foreglow/contract';
import { drawGroup } from '@foreglow/contract/radars/picture/draw-blip';
import { variableLook } from '@foreglow/contract/radars/picture/looks';
import { useTranslation } from 'react-i18next';
import type { MarkProps } from './mark.types.ts';
import { MarkButton } from './mark-button.tsx';
import { SvgElement } from './svg-element.tsx';

interface GroupMarkProps extends MarkProps {
  readonly layout: RadarLayout;
  readonly count: number;
  readonly opened: boolean;
}

/** Blips for which there was no room, as a circle with their count. It opens their list. */
export function GroupMark({ layout, count, opened, ...rest }: GroupMarkProps) {
  const { t } = useTranslation('radars');
  const group = layout.groups.find(({ domain, ring }) => `group-${domain}-${ring}` === rest.spotKey);
  if (!group) return null;
  return (
    <MarkButton {...rest} label={t('moreBlips', { count })} aria-haspopup="dialog" aria-expanded={opened}>
      <SvgElement node={drawGroup(group, variableLook)} />
    </MarkButton>
  );
}
