import { type CardAttributes, cardTexts, isFormer, textsWith } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { factText } from '#features/cards/rules/fact-text.rules.ts';
import type { Position } from '#features/cards/rules/neighbours.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyLinkButton } from '#ui/copy/copy-link-button.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { useCardNavigation } from '../use-card-navigation.ts';
import { CardConclusions } from './card-conclusions.tsx';
import { CardKeys, CardMenu } from './card-menu.tsx';
import styles from './card-side.module.css';
import { RelatedCards } from './related-cards.tsx';
import { useCardActions } from './use-card-actions.tsx';

interface CardSideProps {
  readonly card: CardAttributes;
  readonly mayWrite: boolean;
  /** The position of the card in the list it was opened from. */
  readonly at: Position | undefined;
  readonly onClose: () => void;
}

/** The actions and the facts of a card. */
export function CardSide({ card, mayWrite, at, onClose }: CardSideProps) {
  const { t, i18n } = useTranslation(['cards', 'ui']);
  const formats = useFormats();
  const { longDay, number } = formats;
  const { source, addresses } = useCardNavigation();
  const isInProject = source.kind === 'project';
  const projectSlug = card.project.slug;
  const { actions, toEditor, publishing, question, sharing, moving } = useCardActions(card, mayWrite);
  const creator = isFormer(card.creator.email) ? t('cards:former') : card.creator.name;
  return (
    <div className={styles.side}>
      <CardKeys actions={actions} />
      {question}
      {sharing}
      {moving}
      <div className={styles.actions}>
        {mayWrite && !card.public && (
          <Button variant="primary" busy={publishing.busy} onClick={() => publishing.change(true)}>
            {t('cards:publish')}
          </Button>
        )}
        {mayWrite && <ButtonLink {...toEditor}>{t('cards:edit')}</ButtonLink>}
        <CopyLinkButton path={`/projects/${projectSlug}/cards/${card.slug}`} />
        <CardMenu actions={actions} />
        <span className={styles.close}>
          <IconButton label={t('ui:close')} onClick={onClose}>
            <IconX stroke={1.6} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <p className={styles.at}>
        {at && t('cards:positionOf', { position: number(at.position), total: number(at.total) })}
      </p>
      <dl className={styles.facts}>
        {card.tags.length > 0 && (
          <div>
            <dt>{t('cards:tags')}</dt>
            <dd className={styles.tags}>
              {card.tags.map(({ name, color }) => (
                <Link
                  key={name}
                  {...addresses.list}
                  search={{ tags: name }}
                  className={styles.tag}
                  title={t('cards:showTag', { name })}
                >
                  <TagDot color={color}>{name}</TagDot>
                </Link>
              ))}
            </dd>
          </div>
        )}
        {textsWith('part', 'facts').map((name) => {
          const value = card[name];
          const shown = value && factText(name, value, formats, i18n.language);
          return (
            value && (
              <div key={name}>
                <dt>{t(`cards:field_${name}`)}</dt>
                <dd dir="auto">
                  {cardTexts[name].holds === 'address' ? (
                    <a
                      href={value}
                      target="_blank"
                      rel="noopener noreferrer nofollow"
                      title={value}
                      className={styles.source}
                    >
                      {shown}
                    </a>
                  ) : (
                    shown
                  )}
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{t('cards:addedBy')}</dt>
          <dd className={styles.who}>
            <Avatar name={creator} />
            <span>
              {creator}, <time dateTime={card.created_at}>{longDay(card.created_at)}</time>
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('cards:project')}</dt>
          <dd>
            {isInProject ? (
              card.project.title
            ) : (
              <Link to="/projects/$projectSlug/cards" params={{ projectSlug }}>
                {card.project.title}
              </Link>
            )}
          </dd>
        </div>
        <CardConclusions projectSlug={projectSlug} cardSlug={card.slug} />
        <RelatedCards cardSlug={card.slug} />
      </dl>
    </div>
  );
}
