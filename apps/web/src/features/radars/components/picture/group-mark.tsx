import type { RadarLayout } from '@foreglow/contract';
import { drawGroup } from '@foreglow/pictures/radars/draw-blip';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import type { MarkProps } from './mark.types.ts';
import { MarkButton } from './mark-button.tsx';
import { SvgElement } from './svg-element.tsx';

interface GroupMarkProps extends MarkProps {
  readonly layout: RadarLayout;
  readonly style: RadarStyle;
  readonly opened: boolean;
}

/** A circle for blips that did not fit, with their count. It opens their list. */
export const GroupMark = memo(function GroupMark({ layout, style, opened, ...rest }: GroupMarkProps) {
  const group = layout.groups.find(({ domain, ring }) => `group-${domain}-${ring}` === rest.spot.key);
  if (!group) return null;
  return (
    <MarkButton {...rest} aria-haspopup="dialog" aria-expanded={opened}>
      <SvgElement node={drawGroup(group, style)} />
    </MarkButton>
  );
});
