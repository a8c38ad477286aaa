import type { CardImageLinkAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useWithdrawImageLink } from '../api/withdraw-image-link.ts';
import styles from './share-dialog.module.css';

interface LinkRowProps {
  readonly cardSlug: string;
  readonly link: { readonly id: string; readonly attributes: CardImageLinkAttributes };
}

/**
 * A public link: who created it and when, and how long it works. Its address is known only directly after it was
 * created.
 */
export function LinkRow({ cardSlug, link: { id, attributes } }: LinkRowProps) {
  const { t } = useTranslation('card-images');
  const { longDay } = useFormats();
  const withdrawing = useWithdrawImageLink(cardSlug);
  const [asked, setAsked] = useState(false);
  const { creator, own, created_at, expires_at } = attributes;
  const withdraw = async () => {
    await withdrawing.mutateAsync(id);
    notify.success(t('withdrawn'));
  };
  return (
    <li className={styles.link}>
      <Avatar name={creator.name} size={28} />
      <span className={styles.linkText}>
        <span>
          {own
            ? t('madeByYou', { day: longDay(created_at) })
            : t('madeBy', { name: creator.name, day: longDay(created_at) })}
        </span>
        <span className={styles.note}>{expires_at ? t('until', { day: longDay(expires_at) }) : t('noEnd')}</span>
      </span>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={withdraw}
        busy={withdrawing.isPending}
        danger
        title={t('withdrawQuestion')}
        text={t('withdrawText')}
        confirmLabel={t('withdrawLink')}
      />
    </li>
  );
}
