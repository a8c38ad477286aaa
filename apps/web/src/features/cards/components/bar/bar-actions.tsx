import { Menu } from '@mantine/core';
import { IconBulb, IconCopy, IconDots, IconFileExport, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { BarButton } from './bar-button.tsx';
import { BarMenu } from './bar-menu.tsx';
import { EvidenceItems } from './evidence-items.tsx';
import { TagsButton } from './tags-button.tsx';
import { useVisibility } from './use-visibility.ts';
import { VisibilityItems, VisibilityMenu } from './visibility-menu.tsx';

interface BarActionsProps {
  readonly source: CardSource;
  readonly cards: readonly SelectedCard[];
  /** Whether the user may change the cards. Other users may only export them. */
  readonly mayWrite: boolean;
  /** Whether the cards can become evidence: they are from one project, and not too many. */
  readonly mayConclude: boolean;
  /** Selects all listed cards; absent if they are selected. */
  readonly all: { readonly label: string; readonly select: () => void } | undefined;
  readonly removing: boolean;
  /** Exports the cards; absent unless they are from one project. */
  readonly onExport: (() => void) | undefined;
  readonly onMove: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

const icon = { stroke: 1.6, 'aria-hidden': true } as const;
const small = { ...icon, size: 17 } as const;

/** The actions of the bar: all of them in a row, or on a phone the most common ones and a menu with the others. */
export function BarActions(props: BarActionsProps) {
  const { source, cards, mayWrite, mayConclude, removing, onExport, onMove, onDuplicate, onRemove } = props;
  const { t } = useTranslation('cards');
  const isPhone = useMediaQuery('(max-width: 599px)');
  const exporting = onExport && (
    <BarButton label={t('export')} icon={<IconFileExport {...icon} />} onClick={onExport} />
  );
  if (!mayWrite) return exporting;
  return (
    <>
      <TagsButton source={source} cards={cards} />
      {!isPhone && <VisibilityMenu cards={cards} />}
      {mayConclude && (
        <BarMenu label={t('evidenceFor')} icon={<IconBulb {...icon} />}>
          <EvidenceItems cards={cards} />
        </BarMenu>
      )}
      {!isPhone && <BarButton label={t('move')} icon={<IconFolderSymlink {...icon} />} onClick={onMove} />}
      {!isPhone && exporting}
      {!isPhone && <BarButton label={t('duplicate')} icon={<IconCopy {...icon} />} onClick={onDuplicate} />}
      <BarButton label={t('delete')} danger icon={<IconTrash {...icon} />} busy={removing} onClick={onRemove} />
      {isPhone && <MoreOnPhone {...props} />}
    </>
  );
}

function MoreOnPhone({ cards, all, onExport, onMove, onDuplicate }: BarActionsProps) {
  const { t } = useTranslation('cards');
  const visibility = useVisibility(cards);
  return (
    <BarMenu label={t('moreForSelected')} icon={<IconDots {...icon} />} busy={visibility.busy}>
      {all && <Menu.Item onClick={all.select}>{all.label}</Menu.Item>}
      {all && <Menu.Divider />}
      <VisibilityItems visibility={visibility} />
      <Menu.Divider />
      <Menu.Item leftSection={<IconFolderSymlink {...small} />} onClick={onMove}>
        {t('moveTo')}
      </Menu.Item>
      {onExport && (
        <Menu.Item leftSection={<IconFileExport {...small} />} onClick={onExport}>
          {t('export')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy {...small} />} onClick={onDuplicate}>
        {t('duplicate')}
      </Menu.Item>
    </BarMenu>
  );
}
