import { Popover } from '@mantine/core';
import type { RefObject } from 'react';
import { escapeEndsHere } from '../../../../ui/escape-ends-here.ts';
import { Themed } from '../../../../ui/mantine/index.ts';
import { Anchor, LoadedPart, useMounted } from '../../../../ui/on-demand/index.ts';
import { SkeletonBlock } from '../../../../ui/state/index.ts';
import { type CardSource, loadTagsPanel, type SelectedCard } from '../../../cards/index.ts';

interface TagPopoverProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly source: CardSource;
  /** The cards to tag; undefined: it is closed. */
  readonly cards: readonly SelectedCard[] | undefined;
  readonly onClose: () => void;
}

/** The panel under a button for adding tags to cards and removing them. */
export default function TagPopover({ button, source, cards, onClose }: TagPopoverProps) {
  const mounted = useMounted();
  return (
    <Themed>
      <Popover
        opened={mounted && cards !== undefined}
        onChange={(opened) => !opened && onClose()}
        width={300}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="none"
      >
        <Popover.Target>
          <Anchor button={button} />
        </Popover.Target>
        <Popover.Dropdown {...escapeEndsHere}>
          {cards && (
            <LoadedPart
              load={loadTagsPanel}
              props={{ source, cards, onDone: onClose }}
              fallback={<SkeletonBlock height={300} />}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </Themed>
  );
}
