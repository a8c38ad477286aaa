import type { SessionAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '#features/users/api/profile.ts';
import { deviceOf } from '#features/users/rules/device.rules.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row, RowSkeletons, Rows } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';

/** The user's sessions, and buttons to end them. */
export function SessionsSection() {
  const { t } = useTranslation('profile');
  const query = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const failed = (error: unknown) => notify.error(t('notDone'), { description: errorText(error) });
  const end = () => endOthers.mutateAsync().then(() => notify.success(t('othersEnded')), failed);
  return (
    <FormSection title={t('sessions')} text={t('sessionsText')}>
      <QueryState query={query} skeleton={<RowSkeletons count={2} round={false} />}>
        {(sessions) => (
          <>
            <Rows label={t('sessions')}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onFailed={failed} />
              ))}
            </Rows>
            {sessions.length > 1 && (
              <p>
                <Button busy={endOthers.isPending} onClick={() => void end()}>
                  {t('endOthers')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryState>
    </FormSection>
  );
}

interface SessionRowProps {
  readonly session: SessionAttributes & { readonly id: string };
  readonly onFailed: (error: unknown) => void;
}

function SessionRow({ session, onFailed }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const ago = useAgo();
  const { dayAndTime } = useFormats();
  const { mutateAsync, isPending } = useEndSession();
  const { current, user_agent, last_used_at, created_at } = session;
  const { browser, system } = deviceOf(user_agent);
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'));
  return (
    <Row
      title={device}
      badges={current && <Badge>{t('thisOne')}</Badge>}
      text={`${t('lastUsed', { ago: ago(current ? new Date(Date.now()) : last_used_at) })} · ${t('since', { moment: dayAndTime(created_at) })}`}
      end={
        !current && (
          <Button
            variant="quiet"
            busy={isPending}
            aria-label={t('endOf', { device })}
            onClick={() => void mutateAsync(session.id).catch(onFailed)}
          >
            {t('end')}
          </Button>
        )
      }
    />
  );
}
