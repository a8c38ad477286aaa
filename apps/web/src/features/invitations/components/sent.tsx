import type { InvitationAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText, pageAddress } from '../../../lib/browser/index.ts';
import { useSiteConfig } from '../../../lib/config/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { CopyField } from '../../../ui/copy/index.ts';
import { TextAreaField } from '../../../ui/field/index.ts';
import styles from './invite.module.css';

interface SentProps {
  readonly made: readonly Pick<InvitationAttributes, 'email' | 'link'>[];
  readonly onClose: () => void;
}

/** The last step: says that the mails are on their way, or without a mail server shows the links to pass on. */
export function Sent({ made, onClose }: SentProps) {
  const { t } = useTranslation('invitations');
  const { mail: sendsMail } = useSiteConfig().features;
  const links = made.flatMap(({ email, link }) => (link ? [{ email: email ?? '', link: pageAddress(link) }] : []));
  return (
    <div className={styles.step}>
      <p role="status">
        {sendsMail ? t('sentByMail', { count: made.length }) : t('madeLinks', { count: made.length })}
      </p>
      {!sendsMail && links.length > 1 && <AllLinks links={links} />}
      {!sendsMail && links.length === 1 && links[0] && (
        <CopyField label={t('linkFor', { email: links[0].email })} value={links[0].link} />
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

/** Every link with its address, as text that can be pasted into a spreadsheet or a mail. */
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
