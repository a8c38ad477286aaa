import type { StockPhoto } from '@foreglow/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { stockPhotoFile, stockPhotosQuery } from '../api/find-stock-photos.ts';
import { failureText } from '../api/picture-failure.ts';
import styles from './stock-photos.module.css';
import type { KnownWords, PictureSource } from './use-picture-upload.ts';

interface FoundPhotosProps {
  readonly words: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onChosen: (source: PictureSource, words: KnownWords) => void;
}

/** The stock photos that match a query, one page at a time. */
export function FoundPhotos({ words, page, onPage, onChosen }: FoundPhotosProps) {
  const { t } = useTranslation('attachments');
  const { hosts } = useSiteConfig();
  const { data, error, isFetching, refetch } = useQuery({
    ...stockPhotosQuery(words, page, hosts.functions),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <PhotoSkeleton />;
  if (data.results.length === 0) {
    return (
      <p className={styles.note} role="status">
        {t('noPhotos', { words })}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.photos} aria-busy={isFetching} aria-label={t('stockPhotos')}>
        {data.results.map((photo) => (
          <li key={photo.id}>
            <Photo photo={photo} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <Pages page={page} pages={data.total_pages} onPage={onPage} />
    </>
  );
}

function Photo({ photo, onChosen }: { photo: StockPhoto } & Pick<FoundPhotosProps, 'onChosen'>) {
  const { t } = useTranslation('attachments');
  const { hosts } = useSiteConfig();
  const altText = photo.alt_description ?? '';
  return (
    <figure className={styles.photo}>
      <button
        type="button"
        className={styles.choose}
        aria-label={t('choosePhoto', { what: altText || t('unnamedPhoto'), who: photo.user.name })}
        onClick={() =>
          onChosen(stockPhotoFile(photo, hosts.functions), { altText, credit: photo.credit, stockPhoto: photo })
        }
      >
        <Picture image={{ url: photo.urls.small, alt: '', blurhash: photo.blur_hash }} seed={photo.id} />
      </button>
      <figcaption className={styles.credit} title={photo.credit}>
        {photo.user.link ? (
          <a href={photo.user.link} target="_blank" rel="noopener noreferrer nofollow">
            {photo.user.name}
          </a>
        ) : (
          photo.user.name
        )}
        {' · '}
        {serviceNames[photo.source]}
      </figcaption>
    </figure>
  );
}

const serviceNames = { unsplash: 'Unsplash', openverse: 'Openverse' } as const;

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation(['attachments', 'ui']);
  const { number } = useFormats();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('ui:pages')}>
      <Button aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        {t('ui:previousPage')}
      </Button>
      <span>{t('ui:pageOf', { page: number(page), pages: number(pages) })}</span>
      <Button aria-disabled={page === pages} onClick={() => page < pages && onPage(page + 1)}>
        {t('ui:nextPage')}
      </Button>
    </nav>
  );
}

function PhotoSkeleton() {
  return (
    <div className={styles.photos}>
      <Loading />
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <SkeletonBlock key={index} height={140} radius={9} />
      ))}
    </div>
  );
}
