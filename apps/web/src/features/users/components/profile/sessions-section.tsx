import type { SessionAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAgo, useFormats } from '../../../../lib/format/index.ts';
import { errorText } from '../../../../lib/http/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { FormSection } from '../../../../ui/form/index.ts';
import { QueryState } from '../../../../ui/query/index.ts';
import { Badge, Row, RowSkeletons, Rows } from '../../../../ui/rows/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../../api/profile.ts';
import { deviceOf } from '../../rules/device.rules.ts';

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
