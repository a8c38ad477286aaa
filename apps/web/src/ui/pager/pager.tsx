import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/index.ts';
import { ButtonLink } from '../button/index.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
}

/** Links to the pages of a list, with `page` in the address. The other parameters stay. */
export function Pager({ page, pages }: PagerProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  if (pages < 2) return null;
  const to = (target: number) =>
    ({ to: '.', search: (now: object) => ({ ...now, page: target > 1 ? target : undefined }) }) as const;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink {...to(Math.min(page - 1, pages))} icon={<IconChevronLeft stroke={1.6} aria-hidden="true" />}>
          {t('previousPage')}
        </ButtonLink>
      )}
      <span className={styles.where}>{t('pageOf', { page: number(page), pages: number(pages) })}</span>
      {page < pages && (
        <ButtonLink {...to(page + 1)} icon={<IconChevronRight stroke={1.6} aria-hidden="true" />}>
          {t('nextPage')}
        </ButtonLink>
      )}
    </nav>
  );
}
