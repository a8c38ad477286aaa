import type { TagAttributes, TagChange } from '@foreglow/contract';
import { IconArrowMerge, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Check } from '#ui/check/check.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useUpdateTag } from '../api/update-tag.ts';
import { ColourMenu } from './colour-menu.tsx';
import { TagCardsLink } from './tag-cards-link.tsx';
import { TagName } from './tag-name.tsx';
import styles from './tags.module.css';

const icon = { stroke: 1.6, size: 16, 'aria-hidden': true } as const;

interface TagRowProps {
  readonly tag: TagAttributes;
  readonly projectSlug: string;
  readonly mayWrite: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  /** Asks to merge the tag. If a name is passed, it is the other tag. Returns false if no listed tag has that name. */
  readonly onMerge: (withName?: string) => boolean;
  readonly onDelete: () => void;
}

/** A tag with its number of uses and its actions. */
export function TagRow({ tag, projectSlug, mayWrite, chosen, onChoose, onMerge, onDelete }: TagRowProps) {
  const { t } = useTranslation('tags');
  const [renaming, setRenaming] = useState(false);
  const update = useUpdateTag(tag.slug);
  const change = (attributes: TagChange) =>
    update.mutateAsync(attributes).catch((error: unknown) => {
      const { name } = attributes;
      // Another tag has this name, so the user probably wants to merge them.
      if (name && error instanceof ApiError && error.status === 409 && onMerge(name)) return;
      notify.error(t('notChanged', { name: tag.name }), { description: errorText(error) });
    });
  return (
    <Row
      lead={
        mayWrite && (
          <Check
            aria-label={t('choose', { name: tag.name })}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )
      }
      title={
        renaming ? (
          <TagName tag={tag} onRename={(name) => void change({ name })} onClose={() => setRenaming(false)} />
        ) : (
          <TagDot color={tag.color}>
            <bdi className={styles.word}>{tag.name}</bdi>
          </TagDot>
        )
      }
      badges={tag.sticky && <Badge>{t('sticky')}</Badge>}
      end={<TagCardsLink tag={tag} projectSlug={projectSlug} />}
      corner={
        mayWrite && (
          <div className={styles.actions}>
            <ColourMenu tag={tag} busy={update.isPending} onChoose={(color) => void change({ color })} />
            <MoreMenu label={t('more', { name: tag.name })}>
              <MoreMenuItem icon={<IconPencil {...icon} />} onClick={() => setRenaming(true)}>
                {t('rename')}
              </MoreMenuItem>
              <MoreMenuItem
                icon={tag.sticky ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
                onClick={() => void change({ sticky: !tag.sticky })}
              >
                {tag.sticky ? t('makeLoose') : t('makeSticky')}
              </MoreMenuItem>
              <MoreMenuItem icon={<IconArrowMerge {...icon} />} onClick={() => onMerge()}>
                {t('mergeInto')}
              </MoreMenuItem>
              <MoreMenuItem danger icon={<IconTrash {...icon} />} onClick={onDelete}>
                {t('delete')}
              </MoreMenuItem>
            </MoreMenu>
          </div>
        )
      }
    />
  );
}
