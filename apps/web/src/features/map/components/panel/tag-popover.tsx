import { Popover } from '@mantine/core';
import type { RefObject } from 'react';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { escapeEndsHere } from '#ui/escape-ends-here.ts';
import { Themed } from '#ui/mantine/themed.tsx';
import { Anchor, useMounted } from '#ui/on-demand/anchor.tsx';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';

const loadTagsPanel = () => import('#features/cards/components/selection/tags-panel.tsx');

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
