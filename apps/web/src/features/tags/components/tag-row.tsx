import type { TagAttributes, TagChange } from '@foreglow/contract';
import { IconArrowMerge, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Check } from '#ui/check/check.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useUpdateTag } from '../api/update-tag.ts';
import { ColourMenu, Swatch } from './colour-menu.tsx';
import { TagCardsLink } from './tag-cards-link.tsx';
import { TagName } from './tag-name.tsx';
import styles from './tags.module.css';

const icon = { stroke: 1.6, size: 16, 'aria-hidden': true } as const;

interface TagRowProps {
  readonly tag: TagAttributes;
  readonly projectSlug: string;
  /** Its uses as a share of those of the most used tag, from 0 to 1. */
  readonly share: number;
  readonly mayWrite: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  /** Asks to merge the tag. If a name is passed, it is the other tag. Returns false if no listed tag has that name. */
  readonly onMerge: (withName?: string) => boolean;
  readonly onDelete: () => void;
}

/** A tag with its colour, its uses as a bar, and its actions. */
export function TagRow(props: TagRowProps) {
  const { tag, projectSlug, share, mayWrite, chosen, onChoose, onMerge, onDelete } = props;
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
        mayWrite ? (
          <span className={styles.lead}>
            <Check
              aria-label={t('choose', { name: tag.name })}
              checked={chosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
            <ColourMenu tag={tag} busy={update.isPending} onChoose={(color) => void change({ color })} />
          </span>
        ) : (
          <Swatch color={tag.color} />
        )
      }
      title={
        renaming ? (
          <TagName tag={tag} onRename={(name) => void change({ name })} onClose={() => setRenaming(false)} />
        ) : (
          <bdi className={styles.word}>{tag.name}</bdi>
        )
      }
      badges={tag.sticky && <Badge>{t('sticky')}</Badge>}
      end={
        <>
          <span
            className={styles.use}
            style={{ '--share': share, '--dot': `var(--tag-${tag.color})` } as CSSProperties}
            aria-hidden="true"
          />
          <span className={styles.count}>
            <TagCardsLink tag={tag} projectSlug={projectSlug} />
          </span>
        </>
      }
      corner={
        mayWrite && (
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
        )
      }
    />
  );
}
