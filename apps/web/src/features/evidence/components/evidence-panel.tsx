import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { errorText } from '#lib/http/error-text.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { evidenceQuery, type Readable } from '../api/read-evidence.ts';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-panel.module.css';

interface EvidencePanelProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly item: Evidence;
  readonly previous: Evidence | undefined;
  readonly next: Evidence | undefined;
  readonly onShow: (item: Evidence) => void;
  /** Called when the panel closes. The focus returns to the element that opened it. */
  readonly onClose: () => void;
}

/**
 * A chosen card or insight next to the text in the editor: a panel at the edge of a wide screen, which leaves the text
 * usable, or a dialog on a narrow one.
 */
export default function EvidencePanel(props: EvidencePanelProps) {
  const { item, onClose } = props;
  const isWide = useMediaQuery('(min-width: 900px)');
  return isWide ? (
    <SidePanel {...props} />
  ) : (
    <Dialog opened onClose={onClose} title={item.title} width={560}>
      <Content {...props} />
    </Dialog>
  );
}

function SidePanel(props: EvidencePanelProps) {
  const { item, previous, next, onShow, onClose } = props;
  const { t } = useTranslation('evidence');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <aside ref={place} className={styles.panel} aria-label={item.title} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <IconButton label={t('previous')} aria-disabled={!previous} onClick={() => previous && onShow(previous)}>
          <IconChevronLeft stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('next')} aria-disabled={!next} onClick={() => next && onShow(next)}>
          <IconChevronRight stroke={1.6} aria-hidden="true" />
        </IconButton>
        <span className={styles.gap} />
        <IconButton label={t('closePanel')} onClick={onClose}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.scroll}>
        <h2 className={styles.title} dir="auto">
          {item.title}
        </h2>
        <Content {...props} />
      </div>
    </aside>,
    document.body,
  );
}

function Content({ kind, projectSlug, item }: EvidencePanelProps) {
  const { data, error } = useQuery(evidenceQuery(kind, projectSlug, item.slug));
  if (error && !data) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <SkeletonBlock height={220} />;
  return <Words slug={item.slug} readable={data} />;
}

function Words({ slug, readable }: { slug: string; readable: Readable }) {
  const { t } = useTranslation('evidence');
  const { subtitle, description, relevance, tags, large, source_url } = readable;
  return (
    <div className={styles.content}>
      {subtitle && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      {large && (
        <div className={styles.picture}>
          <Picture image={large} seed={slug} inView />
        </div>
      )}
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map(({ name, color }) => (
            <TagDot key={name} color={color}>
              {name}
            </TagDot>
          ))}
        </p>
      )}
      {description?.trim() && <LazyProse>{description}</LazyProse>}
      {relevance?.trim() && (
        <>
          <h3 className={styles.heading}>{t('relevance')}</h3>
          <LazyProse>{relevance}</LazyProse>
        </>
      )}
      {source_url && (
        <p>
          <a href={source_url} target="_blank" rel="noopener noreferrer nofollow" className={styles.source}>
            {t('openSource')}
          </a>
        </p>
      )}
    </div>
  );
}
