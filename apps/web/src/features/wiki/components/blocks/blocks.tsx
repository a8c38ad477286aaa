import type { WikiBlock } from '@foreglow/contract';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { columnTracks } from '#features/wiki/rules/columns.rules.ts';
import { withLists } from '#features/wiki/rules/lists.rules.ts';
import styles from './blocks.module.css';
import { PageHeading } from './page-heading.tsx';
import { PageImage } from './page-image.tsx';
import { PageLinkBlock } from './page-link.tsx';
import { PageVideo } from './page-video.tsx';
import { PageText } from './rich-text.tsx';

interface BlocksProps {
  readonly blocks: readonly WikiBlock[] | undefined;
}

/** Renders blocks below each other, with consecutive items combined into lists. */
export function Blocks({ blocks = [] }: BlocksProps) {
  return withLists(blocks).map((part) => {
    if (part.kind === 'block') return <Block key={part.block.id} block={part.block} />;
    const List = part.ordered ? 'ol' : 'ul';
    return (
      <List key={part.items[0]?.id} className={part.ordered ? styles.ordered : styles.bulleted}>
        {part.items.map((item) => (
          <li key={item.id}>
            {'rich_text' in item && <PageText text={item.rich_text} />}
            <Blocks blocks={item.children} />
          </li>
        ))}
      </List>
    );
  });
}

function Block({ block }: { readonly block: WikiBlock }) {
  const { t } = useTranslation('wiki');
  const inside = <Blocks blocks={block.children} />;
  switch (block.type) {
    case 'paragraph':
      return (
        <div className={styles.paragraph}>
          {block.rich_text.length > 0 && (
            <p>
              <PageText text={block.rich_text} />
            </p>
          )}
          {block.children && <div className={styles.indented}>{inside}</div>}
        </div>
      );
    case 'heading_1':
    case 'heading_2':
    case 'heading_3':
      return (
        <>
          <PageHeading heading={block} />
          {inside}
        </>
      );
    case 'divider':
      return <hr className={styles.divider} />;
    case 'toggle':
      return (
        <details className={styles.toggle}>
          <summary>
            <PageText text={block.rich_text} />
          </summary>
          <div className={styles.toggled}>{inside}</div>
        </details>
      );
    case 'callout':
      return (
        <div className={styles.callout} role="note">
          <IconBulb size={20} stroke={1.5} aria-hidden="true" />
          <div className={styles.inside}>
            {block.rich_text.length > 0 && (
              <p>
                <PageText text={block.rich_text} />
              </p>
            )}
            {inside}
          </div>
        </div>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>
            <PageText text={block.rich_text} />
          </p>
          {inside}
        </blockquote>
      );
    case 'image':
      return <PageImage image={block} />;
    case 'video':
      return <PageVideo video={block.video} />;
    case 'column_list':
      return (
        <div className={styles.columnList}>
          <div className={styles.columns} style={{ '--columns': columnTracks(block.children ?? []) }}>
            {inside}
          </div>
        </div>
      );
    case 'column':
      return <div className={styles.inside}>{inside}</div>;
    case 'child_page_link':
    case 'link_to_page':
      return <PageLinkBlock link={block.link} title={block.title} icon={block.icon} />;
    case 'unsupported':
      return <p className={styles.unsupported}>{t('unsupported', { type: block.unsupported_type })}</p>;
    default:
      // Items are rendered by their lists. Other types that get here come from a newer server.
      return <p className={styles.unsupported}>{t('unsupported', { type: block.type })}</p>;
  }
}

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string;
  }
}
