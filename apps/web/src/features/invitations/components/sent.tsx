import type { InvitationAttributes, Role } from '@foreglow/contract';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { copyText } from '#lib/browser/clipboard.ts';
import { pageAddress } from '#lib/browser/page-address.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './invite.module.css';

interface SentProps {
  readonly made: readonly Pick<InvitationAttributes, 'email' | 'link'>[];
  /** The role for which they were invited. */
  readonly role: Role;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/**
 * The last step: states whether mails were sent. The link of a single person can be copied; links of several people
 * only without a mail server.
 */
export function Sent({ made, role, onNext, onClose }: SentProps) {
  const { t } = useTranslation('invitations');
  const roleTexts = useRoleTexts();
  const { mail: sendsMail } = useSiteConfig().features;
  const links = made.flatMap(({ email, link }) => (link ? [{ email: email ?? '', link: pageAddress(link) }] : []));
  const [only] = links;
  const isOne = made.length === 1 && only !== undefined;
  return (
    <div className={styles.step}>
      {isOne ? (
        <>
          <p role="status">
            {t('invitedAs', { email: only.email, role: roleTexts.name(role) })}{' '}
            {t(sendsMail ? 'oneByMail' : 'oneWithoutMail')}
          </p>
          <OneLink {...only} />
        </>
      ) : (
        <p role="status">
          {sendsMail ? t('sentByMail', { count: made.length }) : t('madeLinks', { count: made.length })}
        </p>
      )}
      {!sendsMail && links.length > 1 && <AllLinks links={links} />}
      <div className={styles.actions} data-foot>
        <Button onClick={onNext}>{t('inviteNext')}</Button>
        <Button variant={isOne ? 'plain' : 'primary'} onClick={onClose} {...(!isOne && { 'data-autofocus': true })}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

/** The link for one person. Copying it is the main action. */
function OneLink({ email, link }: { email: string; link: string }) {
  const { t } = useTranslation('invitations');
  const [copied, setCopied] = useState<boolean>();
  const place = useRef<HTMLDivElement>(null);
  // This step replaces a form whose button had the focus.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles.linkRow} ref={place}>
      <TextField
        label={t('linkFor', { email })}
        error={copied === false ? t('copyByHand') : undefined}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="primary"
        icon={<IconLink stroke={1.6} aria-hidden="true" />}
        onClick={() => void copyText(link).then(setCopied)}
      >
        {t(copied ? 'copiedAll' : 'copyLink')}
      </Button>
    </div>
  );
}

/** All links with their addresses, as text that can be pasted into a spreadsheet or a mail. */
function AllLinks({ links }: { links: readonly { email: string; link: string }[] }) {
  const { t } = useTranslation('invitations');
  const [copied, setCopied] = useState(false);
  const text = links.map(({ email, link }) => `${email}\t${link}`).join('\n');
  return (
    <>
      <TextAreaField
        label={t('links')}
        value={text}
        rows={8}
        wrap="off"
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button onClick={() => void copyText(text).then(setCopied)}>{copied ? t('copiedAll') : t('copyAll')}</Button>
      </div>
    </>
  );
}
