import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Section } from '#ui/page/page.tsx';
import { Row, Rows } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useDismissMails } from '../api/dismiss-mails.ts';
import { waitingQuery } from '../api/waiting.ts';

/** What waits for an administrator, with where to see to it. Nothing, while nothing waits. */
export function Waiting() {
  const { t } = useTranslation('admin');
  const { bytes } = useFormats();
  const { data } = useQuery(waitingQuery);
  const dismiss = useDismissMails();
  if (!data || data.count === 0) return null;
  const { unread_messages: messages, failed_mails: mails, disk } = data;
  const failed = mails.given_up + mails.waiting;
  return (
    <Section title={t('waiting')}>
      <Rows label={t('waiting')}>
        {messages > 0 && (
          <Row
            title={t('waitingMessages', { count: messages })}
            text={t('waitingMessagesText')}
            end={<ButtonLink to="/admin/messages">{t('waitingRead')}</ButtonLink>}
          />
        )}
        {failed > 0 && (
          <Row
            title={t('waitingMails', { count: failed })}
            text={[
              mails.waiting > 0 && t('waitingAgain', { count: mails.waiting }),
              mails.reason && t('waitingReason', { reason: mails.reason }),
            ]
              .filter(Boolean)
              .join(' ')}
            end={
              <>
                <ButtonLink to="/admin/mail">{t('waitingMailServer')}</ButtonLink>
                {mails.given_up > 0 && (
                  <Button
                    busy={dismiss.isPending}
                    onClick={() => dismiss.mutate(undefined, { onError: (error) => notify.error(errorText(error)) })}
                  >
                    {t('waitingDismiss')}
                  </Button>
                )}
              </>
            }
          />
        )}
        {disk?.nearly_full && (
          <Row title={t('waitingDisk', { free: bytes(disk.free_bytes) })} text={t('waitingDiskText')} />
        )}
      </Rows>
    </Section>
  );
}
