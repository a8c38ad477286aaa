import type { CardAttributes } from '@foreglow/contract';
import {
  IconCopy,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconFolderSymlink,
  IconShare2,
  IconTags,
  IconTrash,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadShareDialog } from '#features/card-images/components/load-share-dialog.ts';
import { selectedCard } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { kindsFromCards } from '#lib/kinds/web-kind.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { useRemoval } from '../removal/removal.tsx';
import { useCardNavigation } from '../use-card-navigation.ts';
import { usePublishing } from './use-publishing.ts';

/** An action on a card. */
export interface CardAction {
  readonly name: string;
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  /** Whether the action removes something. */
  readonly danger?: boolean;
  /** Whether the action has a separate button; the others are in the menu. */
  readonly hasButton?: boolean;
  /** Whether users who may only read can use it. */
  readonly forReaders?: boolean;
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The actions that the user may perform on a card: for its buttons, menu, shortcuts and the palette. */
export function useCardActions(card: CardAttributes, mayWrite: boolean) {
  const { t } = useTranslation('cards');
  const kinds = useKindTexts();
  const navigate = useNavigate();
  const overList = useLocation({ select: ({ state }) => state.overList === true });
  const { source, addresses, inside, close, addTo } = useCardNavigation();
  const publishing = usePublishing(card);
  const { remove, question } = useRemoval();
  const isShown = useIsShown();
  const sharing = useSharing(card);
  const moving = useMovingOne(card, source, () => isShown() && close());
  const isInProject = source.kind === 'project';
  const way = isInProject ? inside : {};
  const toEditor = {
    to: '/projects/$projectSlug/cards/edit/$cardSlug',
    params: { projectSlug: card.project.slug, cardSlug: card.slug },
    ...way,
  } as const;
  const all: readonly CardAction[] = [
    {
      name: 'edit',
      label: t('edit'),
      keys: 'e',
      icon: <IconEdit {...icon} />,
      run: () => void navigate(toEditor),
      hasButton: true,
    },
    {
      name: 'tags',
      label: t('editTags'),
      keys: 't',
      icon: <IconTags {...icon} />,
      run: () => void navigate({ ...toEditor, state: { overList: overList && isInProject, tagsFirst: true } }),
    },
    {
      name: 'duplicate',
      label: t('duplicate'),
      keys: 'd',
      icon: <IconCopy {...icon} />,
      run: () => void navigate({ ...addresses.duplicate(card.slug), ...inside }),
    },
    {
      name: 'move',
      label: t('moveTo'),
      keys: 'm',
      icon: <IconFolderSymlink {...icon} />,
      run: moving.open,
    },
    ...(isInProject ? kindsFromCards() : []).map(({ kind, icon: Icon, addTo: link, addToKey }) => ({
      name: kind,
      label: kinds.addTo(kind),
      keys: addToKey,
      icon: <Icon {...icon} />,
      run: () => void addTo(link, [card]),
    })),
    {
      name: 'visibility',
      label: t(card.public ? 'unpublish' : 'publish'),
      keys: 'p',
      icon: card.public ? <IconEyeOff {...icon} /> : <IconEye {...icon} />,
      run: () => publishing.change(!card.public),
      hasButton: !card.public,
    },
    {
      name: 'share',
      label: t('share'),
      keys: 's',
      icon: <IconShare2 {...icon} />,
      run: sharing.open,
      forReaders: true,
    },
    {
      name: 'delete',
      label: t('delete'),
      keys: 'Delete',
      icon: <IconTrash {...icon} />,
      run: () => void remove([card], () => isShown() && close()),
      danger: true,
    },
  ];
  const actions = all.filter(({ forReaders }) => mayWrite || forReaders);
  return { actions, toEditor, publishing, question, sharing: sharing.dialog, moving: moving.dialog };
}

/** The dialog for sharing the card. */
function useSharing(card: CardAttributes) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const Dialog = useLoaded(opened, loadShareDialog, close);
  return { open: () => setOpened(true), dialog: Dialog && <Dialog card={card} opened={opened} onClose={close} /> };
}

const loadMoveDialog = () => import('../move/move-dialog.tsx');

/** The dialog that asks to which project the card should be moved. */
function useMovingOne(card: CardAttributes, source: CardSource, onMoved: () => void) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const Dialog = useLoaded(opened, loadMoveDialog, close);
  const moved = () => {
    close();
    onMoved();
  };
  return {
    open: () => setOpened(true),
    dialog: opened && Dialog && <Dialog source={source} cards={[selectedCard(card)]} onClose={close} onDone={moved} />,
  };
}
