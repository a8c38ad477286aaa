import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { escapeEndsHere } from '../escape-ends-here.ts';
import { Themed } from '../mantine/themed.tsx';
import { Anchor, useMounted } from '../on-demand/anchor.tsx';
import type { OpenedBy } from '../on-demand/use-on-demand.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

interface ChipPanelProps extends OpenedBy {
  readonly label: string;
  readonly width: number;
  readonly choices: ChoiceListProps | undefined;
  readonly children: ReactNode;
}

/** The small panel under a chip. */
export default function ChipPanel({ button, opened, label, choices, children, ...rest }: ChipPanelProps) {
  const mounted = useMounted();
  return (
    <Themed>
      <Popover {...rest} opened={opened && mounted} position="bottom-start" trapFocus returnFocus shadow="none">
        <Popover.Target>
          <Anchor button={button} />
        </Popover.Target>
        <Popover.Dropdown aria-label={label} {...escapeEndsHere}>
          {choices && <ChoiceList {...choices} />}
          {children}
        </Popover.Dropdown>
      </Popover>
    </Themed>
  );
}
