import type { HeadingBlock } from '@foreglow/contract';
import { IconLink } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import { useLinkCopy } from '#ui/copy/use-link-copy.ts';
import { PageAnchor } from '../page-anchor.tsx';
import { PageHeadings, PagePath } from '../page-path.ts';
import styles from './page-heading.module.css';
import { PageText } from './rich-text.tsx';

/** A heading with a link to itself. Following the link also copies it. */
export function PageHeading({ heading: { type, anchor, rich_text: text } }: { readonly heading: HeadingBlock }) {
  const { t } = useTranslation('wiki');
  const copy = useLinkCopy();
  const path = use(PagePath);
  const Heading = use(PageHeadings).get(anchor) ?? 'h4';
  const label = t('linkToSection', { name: text.map(({ plain_text: plain }) => plain).join('') });
  return (
    // The link is next to the heading: inside, it would be part of the heading's name.
    <div className={cx(styles.row, styles[type])}>
      <Heading id={anchor} className={styles.heading} tabIndex={-1}>
        <PageText text={text} />
      </Heading>
      <span className={styles.link} onClickCapture={() => void copy(`${path}#${anchor}`)}>
        <PageAnchor to={`#${anchor}`} aria-label={label} title={label}>
          <IconLink size={17} stroke={1.6} aria-hidden="true" />
        </PageAnchor>
      </span>
    </div>
  );
}
