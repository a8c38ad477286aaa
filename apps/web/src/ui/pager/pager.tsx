import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { ButtonLink } from '../button/button-link.tsx';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
}

/**
 * Links to the pages of a list, with `page` in the address. The other parameters stay. A page after the last one leads
 * to the last one: all its items may have been deleted or restored.
 */
export function Pager({ page, pages }: PagerProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const navigate = useNavigate();
  const last = Math.max(pages, 1);
  useEffect(() => {
    if (page > last) void navigate({ ...to(last), replace: true });
  }, [page, last, navigate]);
  if (pages < 2) return null;
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

const to = (page: number) =>
  ({ to: '.', search: (now: object) => ({ ...now, page: page > 1 ? page : undefined }) }) as const;
